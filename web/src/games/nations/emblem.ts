/** Simple drawings on a 48 x 48 grid: arches, spears, waves, rays, steps; their number varies. */

function number(key: string, least: number, most: number): number {
  let sum = 7;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 65521;
  return least + (sum % (most - least + 1));
}

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const point = (angle: number, far: number): string =>
  `${(24 + far * Math.cos(angle)).toFixed(1)} ${(24 + far * Math.sin(angle)).toFixed(1)}`;

const DRAWINGS: Record<string, (key: string) => string[]> = {
  building: (key) => {
    const n = number(key, 2, 5);
    const width = 40 / n;
    return [
      'M2 44h44M4 14h40',
      ...times(n, (i) => {
        const left = 4 + i * width + 1.5;
        const wide = width - 3;
        return `M${left} 44V${26}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V44`;
      }),
      `M4 14L24 ${number(`${key}.`, 2, 10)}L44 14`,
    ];
  },
  military: (key) => {
    const n = number(key, 3, 6);
    return times(n, (i) => {
      const x = 6 + (i * 36) / (n - 1);
      return `M${x} 46V10l-3 5M${x} 10l3 5`;
    });
  },
  colony: (key) => [
    ...times(number(key, 2, 4), (i) => `M2 ${44 - i * 6}q5.500-5 11 0t11 0 11 0 11 0`),
    `M24 ${26}V4L${24 + number(`${key}.`, 8, 18)} 20H24`,
  ],
  wonder: (key) => {
    const n = number(key, 3, 5);
    return times(n, (i) => {
      const half = 22 - (i * 18) / n;
      const tall = 40 / n;
      return `M${24 - half} ${46 - i * tall}v-${tall}H${24 + half}v${tall}z`;
    });
  },
  golden_age: (key) => {
    const n = number(key, 8, 14);
    return [
      'M24 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
      ...times(n, (i) => {
        const angle = (i * 2 * Math.PI) / n;
        return `M${point(angle, 13)}L${point(angle, i % 2 ? 19 : 23)}`;
      }),
    ];
  },
  advisor: (key) => [
    'M24 6a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
    ...times(number(key, 2, 4), (i) => `M${4 + i * 5} 48c0-${14 - i * 3} ${40 - i * 10}-${14 - i * 3} ${40 - i * 10} 0`),
  ],
  war: (key) => {
    const n = number(key, 2, 4);
    return times(n, (i) => `M${2 + i * 5} 46L${46 - (n - 1 - i) * 5} 2M${46 - i * 5} 46L${2 + (n - 1 - i) * 5} 2`);
  },
  battle: (key) => times(number(key, 2, 4), (i) => `M2 ${14 + i * 9}l8-8 9 12 9-12 9 12 9-8`),
};

export function emblem(sort: string, key: string): string[] {
  return DRAWINGS[sort]?.(key) ?? [];
}
