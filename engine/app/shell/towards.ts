/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in the window, in CSS pixels. */
interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

// The part of a ray between two parallel edges, in multiples of its step: [from, to], empty when from > to.
function between(start: number, step: number, low: number, high: number): [number, number] {
  if (step === 0) return start >= low && start <= high ? [0, Infinity] : [1, 0];
  const first = (low - start) / step;
  const second = (high - start) / step;
  return first < second ? [first, second] : [second, first];
}

/** Whether a pointer that moved from one point to another would reach the rectangle by going straight on. */
export function isTowards(from: Point, to: Point, box: Rectangle): boolean {
  if (from.x === to.x && from.y === to.y) return false;
  const [left, right] = between(from.x, to.x - from.x, box.left, box.right);
  const [top, bottom] = between(from.y, to.y - from.y, box.top, box.bottom);
  return Math.max(left, top, 0) <= Math.min(right, bottom);
}
