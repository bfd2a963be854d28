import type { Position } from '#features/addresses/domain/address.ts';
import type { LngLat } from './area.ts';
import { EARTH_RADIUS } from './distance.ts';

const CORNERS = 48;
/** Corners are placed farther out by this factor, so that the edges between them don't cut into the circle. */
const OUTWARD = 1.01;

/** A ring that encloses a circle on the ground with little extra. Not valid at the poles. */
export function cornersAround({ latitude, longitude }: Position, metres: number): LngLat[] {
  const north = degrees((metres * OUTWARD) / EARTH_RADIUS);
  // The ring is as wide as the circle's part that is nearest to the pole, where degrees of longitude are shortest.
  const farthest = Math.min(89, Math.abs(latitude) + north);
  const east = north / Math.cos((farthest * Math.PI) / 180);
  return Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / CORNERS;
    return [longitude + east * Math.cos(angle), latitude + north * Math.sin(angle)] as const;
  });
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
