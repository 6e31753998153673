/** The little of Markdown that our rules use, as data. */

export type Inline = { kind: 'text' | 'bold' | 'italic' | 'code'; text: string } | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'rule'; id: string; text: Inline[] }
  | { kind: 'text'; text: Inline[] }
  | { kind: 'item'; text: Inline[] }
  | { kind: 'row'; cells: Inline[][]; head: boolean };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

export function inline(source: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of source.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: source.slice(at, match.index) });
    const [whole, bold, italic, code, text, href] = match;
    if (bold !== undefined) found.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) found.push({ kind: 'italic', text: italic });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else found.push({ kind: 'link', text: text ?? '', href: href ?? '' });
    at = match.index + whole.length;
  }
  if (at < source.length) found.push({ kind: 'text', text: source.slice(at) });
  return found;
}

const slug = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}_]+/gu, '-').replace(/^-|-$/g, '');

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  let paragraph: string[] = [];
  const close = (): void => {
    if (!paragraph.length) return;
    const text = paragraph.join(' ');
    paragraph = [];
    const rule = /^\*\*([A-Z]+\d+[a-z]?)\.\*\*\s*(.*)$/s.exec(text);
    if (rule) found.push({ kind: 'rule', id: rule[1] ?? '', text: inline(rule[2] ?? '') });
    else found.push({ kind: 'text', text: inline(text) });
  };
  for (const line of source.split('\n')) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (heading) {
      close();
      const text = heading[2] ?? '';
      found.push({ kind: 'heading', level: heading[1]?.length ?? 1, text, id: slug(text) });
    } else if (!line.trim()) close();
    else if (/^[-*] /.test(line)) {
      close();
      found.push({ kind: 'item', text: inline(line.slice(2)) });
    } else if (line.startsWith('|')) {
      close();
      const cells = line.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());
      if (cells.every((cell) => /^:?-+:?$/.test(cell))) {
        const last = found.at(-1);
        if (last?.kind === 'row') last.head = true;
      } else found.push({ kind: 'row', cells: cells.map(inline), head: false });
    } else paragraph.push(line.trim());
  }
  close();
  return found;
}

export function plain(text: readonly Inline[]): string {
  return text.map((part) => part.text).join('');
}
