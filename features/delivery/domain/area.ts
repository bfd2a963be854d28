/** Where a supplier delivers, and on what terms. Spec 3, delivery area. */
import type { Position } from '#features/addresses/domain/address.ts';
import type { Money } from '#kernel/money.ts';
import { metresBetween } from './distance.ts';
import type { FeeRule } from './fee-rule.ts';

/** Degrees, in the order of maps' data: longitude first. */
export type LngLat = readonly [longitude: number, latitude: number];

/**
 * A ring of corners, closed or not; all CEPs from one to another; or all that is no farther than so many metres. Several
 * polygons, with or without holes, are one ring, too: `joinRings`.
 */
export type AreaBounds =
  | { readonly kind: 'polygon'; readonly ring: readonly LngLat[] }
  | { readonly kind: 'radius'; readonly centre: Position; readonly metres: number }
  | { readonly kind: 'postal-range'; readonly from: string; readonly to: string };

export interface DeliveryTerms {
  /** Or where its rule begins. */
  readonly fee: Money;
  /** Absent where everyone there pays the same. */
  readonly rule?: FeeRule;
  /** Orders of at least this much pay no fee. */
  readonly freeFrom?: Money;
  readonly minimumOrder: Money;
  /** From order to the earliest slot. */
  readonly leadHours: number;
  /** Minutes from midnight: from then on an order counts as the next day's. */
  readonly cutOff?: number;
}

export interface DeliveryArea extends DeliveryTerms {
  readonly id: string;
  readonly name: string;
}

/** What is known of where the goods should go: an address, or less. */
export interface Place {
  readonly position?: Position;
  /** Eight digits. */
  readonly postalCode?: string;
}

/** A polygon or a radius needs the place's coordinates, a range its CEP. */
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

/** The border goes round the point, as the database sees it: also where a careless ring crosses itself. */
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

/** Whether there is any place that the bounds can cover: three corners, a distance, a range that ends after it begins. */
export function coversSomething(bounds: AreaBounds): boolean {
  if (bounds.kind === 'polygon') return bounds.ring.length >= 3 && bounds.ring.flat().every(Number.isFinite);
  if (bounds.kind === 'radius') return Number.isInteger(bounds.metres) && bounds.metres > 0;
  return isPostalCode(bounds.from) && isPostalCode(bounds.to) && bounds.from <= bounds.to;
}

const isPostalCode = (text: string): boolean => /^\d{8}$/.test(text);
