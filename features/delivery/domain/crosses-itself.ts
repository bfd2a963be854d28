import type { LngLat } from './area.ts';

type Edge = readonly [LngLat, LngLat];

/**
 * Whether two sides of a ring, closed or not, cross each other: its corners stand in another order than along its outline. Sides
 * that only touch don't count, so that a ring with a hole cut into it is no such ring.
 */
export function crossesItself(ring: readonly LngLat[]): boolean {
  const edges = ring.map((corner, index): Edge => [corner, ring[(index + 1) % ring.length] ?? corner]);
  return edges.some((edge, index) => edges.slice(index + 1).some((other) => cross(edge, other)));
}

/** Each passes from one side of the other to its other side. */
const cross = ([a, b]: Edge, [c, d]: Edge): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

/** 1 to the left of the line from `a` to `b`, -1 to its right, 0 on it. */
const sideOf = ([ax, ay]: LngLat, [bx, by]: LngLat, [x, y]: LngLat): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
