/** What a client thinks of an order that has reached it: stars and a few words. Spec 2, orders: rating. */
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { OrderStatus } from './order-status.ts';

export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

export const LONGEST_RATING = 500;

const DAY = 24 * 60 * 60 * 1000;
/** So long somebody may think better of it; after that the shop's figures stand still. */
const TIME_TO_CHANGE = 30 * DAY;

export interface OrderRating {
  readonly stars: Stars;
  /** Empty where nothing was written. */
  readonly comment: string;
  /** When the order was first rated. */
  readonly ratedAt: Instant;
}

/** Until when it may be changed. */
export const ratingStandsFrom = ({ ratedAt }: Pick<OrderRating, 'ratedAt'>): Instant =>
  ratedAt + TIME_TO_CHANGE;

export type RatingRefusal = 'not-delivered' | 'rating-stands';

/** Only what was delivered is rated, once; for thirty days it may be rated anew. */
export function mayRate(
  status: OrderStatus,
  before: OrderRating | undefined,
  now: Instant,
): Result<true, { readonly code: RatingRefusal }> {
  if (status !== 'ENTREGUE') return refuse({ code: 'not-delivered' });
  if (before !== undefined && now >= ratingStandsFrom(before)) return refuse({ code: 'rating-stands' });
  return accept(true);
}
