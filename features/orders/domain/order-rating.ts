/** A client's rating of a delivered order: stars and a comment. Spec 2, orders: rating. */
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { OrderStatus } from './order-status.ts';

export const STARS = [1, 2, 3, 4, 5] as const;
export type StarCount = (typeof STARS)[number];

export const MAX_RATING_LENGTH = 500;

const DAY = 24 * 60 * 60 * 1000;
/** How long a rating may be changed; afterwards the shop's figures are final. Milliseconds. */
const TIME_TO_CHANGE = 30 * DAY;

export interface OrderRating {
  readonly stars: StarCount;
  /** Empty without a comment. */
  readonly comment: string;
  /** The client lets the pages of the order's products show the comment. */
  readonly published: boolean;
  /** When the order was first rated. */
  readonly ratedAt: Instant;
}

/** What a client says of an order. */
export type SaidRating = Pick<OrderRating, 'stars' | 'comment' | 'published'>;

/** The end of the time in which it may be changed. */
export const ratingFinalFrom = ({ ratedAt }: Pick<OrderRating, 'ratedAt'>): Instant =>
  ratedAt + TIME_TO_CHANGE;

export type RatingRefusal = 'not-delivered' | 'rating-stands';

/** Only delivered orders are rated; for 30 days the rating may be changed. */
export function mayRate(
  status: OrderStatus,
  before: OrderRating | undefined,
  now: Instant,
): Result<true, { readonly code: RatingRefusal }> {
  if (status !== 'delivered') return refuse({ code: 'not-delivered' });
  if (before !== undefined && now >= ratingFinalFrom(before)) return refuse({ code: 'rating-stands' });
  return accept(true);
}
