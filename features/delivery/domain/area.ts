import type { Position } from '#features/addresses/domain/address.ts';
import type { Money } from '#kernel/money.ts';
import { metresBetween } from './distance.ts';
import type { FeeRule } from './fee-rule.ts';

/** Degrees, longitude first, as in GeoJSON. */
export type LngLat = readonly [longitude: number, latitude: number];

/**
 * A ring of corners, closed or not; a circle; or an inclusive range of CEPs. Several polygons, with or without holes,
 * are encoded as one ring: see `joinRings`.
 */
export type AreaBounds =
  | { readonly kind: 'polygon'; readonly ring: readonly LngLat[] }
  | { readonly kind: 'radius'; readonly centre: Position; readonly metres: number }
  | { readonly kind: 'postal-range'; readonly from: string; readonly to: string };

export interface DeliveryTerms {
  /** The base fee, if there is a rule. */
  readonly fee: Money;
  /** Absent for a fixed fee. */
  readonly rule?: FeeRule;
  /** Orders of at least this much pay no fee. */
  readonly freeFrom?: Money;
  readonly minimumOrder: Money;
  /** Hours from the order to the earliest slot. */
  readonly leadHours: number;
  /** Minutes from midnight: from then on an order counts as the next day's. */
  readonly cutOff?: number;
}

export interface DeliveryArea extends DeliveryTerms {
  readonly id: string;
  readonly name: string;
}

/** What is known of the delivery place: an address, or part of one. */
export interface Place {
  readonly position?: Position;
  /** Eight digits. */
  readonly postalCode?: string;
}

/** Polygons and radii need the place's coordinates, ranges its CEP. */
export function covers(bounds: AreaBounds, { position, postalCode }: Place): boolean {
  if (bounds.kind === 'polygon') return position !== undefined && contains(bounds.ring, position);
  if (bounds.kind === 'radius')
    return position !== undefined && metresBetween(bounds.centre, position) <= bounds.metres;
  return postalCode !== undefined && bounds.from <= postalCode && postalCode <= bounds.to;
}

/** The first area that covers the place wins, in the supplier's order. */
export const areaAt = <Area extends { readonly bounds: AreaBounds }>(
  areas: readonly Area[],
  place: Place,
): Area | undefined => areas.find(({ bounds }) => covers(bounds, place));

/** Nonzero winding number, as in the database, so that rings that cross themselves give the same result there. */
function contains(ring: readonly LngLat[], { longitude: x, latitude: y }: Position): boolean {
  let rounds = 0;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous !== undefined && crosses(previous, corner, x, y)) rounds += corner[1] > y ? 1 : -1;
    previous = corner;
  }
  return rounds !== 0;
}

const crosses = ([ax, ay]: LngLat, [bx, by]: LngLat, x: number, y: number): boolean =>
  ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;

/** Whether the bounds can cover anything: at least three corners, a positive radius, a non-empty range. */
export function coversSomething(bounds: AreaBounds): boolean {
  if (bounds.kind === 'polygon') return bounds.ring.length >= 3 && bounds.ring.flat().every(Number.isFinite);
  if (bounds.kind === 'radius') return Number.isInteger(bounds.metres) && bounds.metres > 0;
  return isPostalCode(bounds.from) && isPostalCode(bounds.to) && bounds.from <= bounds.to;
}

const isPostalCode = (text: string): boolean => /^\d{8}$/.test(text);

/** An area's name and bounds, without its terms. */
export interface AreaShape extends Pick<DeliveryArea, 'id' | 'name'> {
  readonly bounds: AreaBounds;
}
