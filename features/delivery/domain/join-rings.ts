/**
 * Encodes several polygons as one ring, and decodes them. The winding number of a point is 1 for each polygon around it
 * and -1 for each hole, and the paths that connect the rings run there and back, so they add nothing.
 */
import type { LngLat } from './area.ts';

/** The outer ring first, then its holes, as in GeoJSON. */
export type Polygon = readonly (readonly LngLat[])[];

/** One ring that covers all the polygons and none of their holes. */
export function joinRings(polygons: readonly Polygon[]): LngLat[] {
  const rings = polygons.flatMap((polygon) =>
    polygon.map((ring, index) => closed(turned(ring, index === 0 ? 1 : -1))),
  );
  const anchors = rings.flatMap(([first]) => (first === undefined ? [] : [first]));
  // A single ring stays as it was drawn. Otherwise the path leads from the last ring back through the first corners of
  // all.
  return rings.length < 2 ? rings.flat() : [...rings.flat(), ...anchors.toReversed().slice(1)];
}

/** The rings that `joinRings` joined; any other ring is returned as the only one. */
export function splitRings(ring: readonly LngLat[]): LngLat[][] {
  const rings: LngLat[][] = [];
  let rest = [...ring];
  while (rest.length > 0) {
    const [first, ...others] = rest;
    const end = first === undefined ? -1 : others.findIndex((corner) => isSame(corner, first));
    // A corner that closes no ring starts the path back, or belongs to a ring without its closing corner.
    if (end < 0) return rings.length > 0 ? rings : [rest];
    rings.push(rest.slice(0, end + 2));
    rest = rest.slice(end + 2);
    if (rings.some(([anchor]) => anchor && rest[0] && isSame(anchor, rest[0]))) return rings;
  }
  return rings;
}

/** The polygons of a joined ring: counter-clockwise rings start a polygon, the others are its holes. */
export function polygonsOf(joined: readonly LngLat[]): LngLat[][][] {
  const polygons: LngLat[][][] = [];
  for (const ring of splitRings(joined).map(closed)) {
    const last = polygons.at(-1);
    if (last === undefined || turned(ring, 1) === ring) polygons.push([ring]);
    else last.push(ring);
  }
  return polygons;
}

/** The ring in counter-clockwise (1) or clockwise (-1) order. */
function turned(ring: readonly LngLat[], sense: 1 | -1): readonly LngLat[] {
  let twiceTheArea = 0;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous !== undefined) twiceTheArea += previous[0] * corner[1] - corner[0] * previous[1];
    previous = corner;
  }
  return twiceTheArea * sense < 0 ? ring.toReversed() : ring;
}

function closed(ring: readonly LngLat[]): LngLat[] {
  const [first] = ring;
  const last = ring.at(-1);
  return first === undefined || (last !== undefined && ring.length > 1 && isSame(first, last))
    ? [...ring]
    : [...ring, first];
}

const isSame = ([ax, ay]: LngLat, [bx, by]: LngLat): boolean => ax === bx && ay === by;
