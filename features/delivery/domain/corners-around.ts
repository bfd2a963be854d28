import type { Position } from '#features/addresses/domain/address.ts';
import type { LngLat } from './area.ts';
import { EARTH_RADIUS } from './distance.ts';

const CORNERS = 48;
/** Corners lie so much farther out that also the edges between them leave nothing of the circle out. */
const OUTWARD = 1.01;

/** A ring that has all of a circle on the ground in it and little else. Not for the poles. */
export function cornersAround({ latitude, longitude }: Position, metres: number): LngLat[] {
  const north = degrees((metres * OUTWARD) / EARTH_RADIUS);
  // As wide as where it is widest, which is nearest to the pole.
  const farthest = Math.min(89, Math.abs(latitude) + north);
  const east = north / Math.cos((farthest * Math.PI) / 180);
  return Array.from({ length: CORNERS }, (_, place) => {
    const angle = (place * 2 * Math.PI) / CORNERS;
    return [longitude + east * Math.cos(angle), latitude + north * Math.sin(angle)] as const;
  });
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
