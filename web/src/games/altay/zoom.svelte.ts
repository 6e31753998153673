/** The part of the map that is seen: all of it, or closer and moved by dragging. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const CLOSEST = 3;
const SLACK = 6; // pixels a finger may tremble before a tap becomes a drag

export class Zoom {
  scale = $state(1);
  #centre = $state({ x: 0.5, y: 0.5 }); // as parts of the whole
  #pointers = new Map<number, { x: number; y: number }>();
  #spread = 0;
  #moved = 0;

  box(whole: Box): Box {
    const w = whole.w / this.scale;
    const h = whole.h / this.scale;
    return {
      x: whole.x + this.#centre.x * whole.w - w / 2,
      y: whole.y + this.#centre.y * whole.h - h / 2,
      w,
      h,
    };
  }
  to(scale: number): void {
    this.scale = Math.min(CLOSEST, Math.max(1, scale));
    this.#move(0, 0);
  }
  closer = (): void => this.to(this.scale * 1.5);
  wider = (): void => this.to(this.scale / 1.5);

  down = (event: PointerEvent): void => {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#moved = 0;
    this.#spread = this.#distance();
  };
  drag = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    this.#pointers.set(event.pointerId, after);
    this.#moved += Math.hypot(after.x - before.x, after.y - before.y);
    if (this.#pointers.size > 1) {
      const spread = this.#distance();
      if (this.#spread) this.to((this.scale * spread) / this.#spread);
      this.#spread = spread;
    } else if (this.scale > 1 && this.#moved > SLACK) {
      const { width, height } = (event.currentTarget as Element).getBoundingClientRect();
      this.#move((before.x - after.x) / width, (before.y - after.y) / height);
    }
  };
  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    this.#spread = 0;
  };
  /** The click at the end of a drag is no choice. */
  click = (event: MouseEvent): void => {
    if (this.scale === 1 || this.#moved <= SLACK) return;
    event.stopPropagation();
    event.preventDefault();
  };

  #move(dx: number, dy: number): void {
    const half = 0.5 / this.scale;
    const within = (part: number): number => Math.min(1 - half, Math.max(half, part));
    this.#centre = {
      x: within(this.#centre.x + dx / this.scale),
      y: within(this.#centre.y + dy / this.scale),
    };
  }
  #distance(): number {
    const [a, b] = [...this.#pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}
