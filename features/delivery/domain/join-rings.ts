/**
 * Polygons as one ring and back. The border of an area goes round a point once for each polygon it lies in and once back
 * for each hole, so that paths there and back between the rings change nothing: several polygons are one ring.
 */
import type { LngLat } from './area.ts';

/** The outer ring first, then its holes, as GeoJSON has them. */
export type Polygon = readonly (readonly LngLat[])[];

/** One ring around all the polygons and none of their holes. */
export function joinRings(polygons: readonly Polygon[]): LngLat[] {
  const rings = polygons.flatMap((polygon) =>
    polygon.map((ring, place) => closed(turned(ring, place === 0 ? 1 : -1))),
  );
  const anchors = rings.flatMap(([first]) => (first === undefined ? [] : [first]));
  // A single polygon stays as it was drawn. From the last ring the path leads back the way it came.
  return rings.length < 2 ? rings.flat() : [...rings.flat(), ...anchors.toReversed().slice(1)];
}

/** The rings of which `joinRings` made one; any other ring is one by itself. */
export function splitRings(ring: readonly LngLat[]): LngLat[][] {
  const rings: LngLat[][] = [];
  let rest = [...ring];
  while (rest.length > 0) {
    const [first, ...others] = rest;
    const end = first === undefined ? -1 : others.findIndex((corner) => isSame(corner, first));
    // What closes nothing is the path back, or a ring that was drawn without its last corner.
    if (end < 0) return rings.length > 0 ? rings : [rest];
    rings.push(rest.slice(0, end + 2));
    rest = rest.slice(end + 2);
    if (rings.some(([anchor]) => anchor && rest[0] && isSame(anchor, rest[0]))) return rings;
  }
  return rings;
}

/** The polygons of which a ring was joined: those that run against the clock begin one, the others are its holes. */
export function polygonsOf(joined: readonly LngLat[]): LngLat[][][] {
  const polygons: LngLat[][][] = [];
  for (const ring of splitRings(joined).map(closed)) {
    const last = polygons.at(-1);
    if (last === undefined || turned(ring, 1) === ring) polygons.push([ring]);
    else last.push(ring);
  }
  return polygons;
}

/** Against the clock, or with it. */
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
