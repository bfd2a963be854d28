import type { SubscriptionType } from './subscription-type.ts';

/** A text that is equal for equal lists of types. */
export const listKey = (types: readonly SubscriptionType[]): string =>
  JSON.stringify(types.map(({ id, label, interval }) => [id, label, interval.unit, interval.count]));

/** Spec 4, subscription type: the selection is kept only if the list is unchanged, or was never seen before. */
export const validSelection = (
  selected: string | undefined,
  before: string | undefined,
  now: readonly SubscriptionType[],
): string | undefined => (before === undefined || before === listKey(now) ? selected : undefined);
