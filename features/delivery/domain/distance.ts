/** Distances as the crow flies. Spec 3, delivery area. */
import type { Position } from '#features/addresses/domain/address.ts';

/** The earth's mean radius in metres; the SQL of `shape-covers.store.ts` uses it too. */
export const EARTH_RADIUS = 6_371_008.8;

/** In metres along the great circle, not rounded. */
export function metresBetween(from: Position, to: Position): number {
  const north = radians(to.latitude - from.latitude) / 2;
  const east = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(north) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Whole metres to the nearest of the places; undefined without places. */
export function metresToNearest(from: Position, places: readonly Position[]): number | undefined {
  if (places.length === 0) return undefined;
  return Math.round(Math.min(...places.map((place) => metresBetween(from, place))));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
