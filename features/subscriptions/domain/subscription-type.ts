/** How often the same is bought again: offered by a supplier to all clients. Spec 3 and 4, subscription type. */

export const INTERVAL_UNITS = ['day', 'week', 'month'] as const;
export type IntervalUnit = (typeof INTERVAL_UNITS)[number];

/** Every `count` days, weeks or months. */
export interface Interval {
  readonly unit: IntervalUnit;
  readonly count: number;
}

export interface SubscriptionType {
  readonly id: string;
  /** For example 'A cada 2 semanas'. */
  readonly label: string;
  readonly description: string;
  readonly interval: Interval;
}

/** A type as the shop's staff manage it: a closed one is no longer offered, but existing subscriptions keep it. */
export interface KeptType extends SubscriptionType {
  readonly active: boolean;
  /** Its sort position. */
  readonly position: number;
}

/** What the shop's staff enter for a type. */
export type NewType = Omit<KeptType, 'id'>;

/** Limit of types per supplier. */
export const MOST_TYPES = 20;
