/** A way of buying the same again and again, offered by a supplier to everyone. Spec 3 and 4, subscription type. */

export const INTERVAL_UNITS = ['day', 'week', 'month'] as const;
export type IntervalUnit = (typeof INTERVAL_UNITS)[number];

/** Every so many days, weeks or months. */
export interface Interval {
  readonly unit: IntervalUnit;
  readonly count: number;
}

export interface SubscriptionType {
  readonly id: string;
  /** 'A cada 2 semanas' */
  readonly label: string;
  readonly description: string;
  readonly interval: Interval;
}

/** A type as the shop's people keep it: a closed one is offered no more, but what was bought with it stays. */
export interface KeptType extends SubscriptionType {
  readonly active: boolean;
  /** Its place among the others. */
  readonly position: number;
}

/** All of a type that the shop's people say. */
export type NewType = Omit<KeptType, 'id'>;

/** More types than these nobody chooses from. */
export const MOST_TYPES = 20;
