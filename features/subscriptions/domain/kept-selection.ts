import type { SubscriptionType } from './subscription-type.ts';

/** What stands for a list of types: two lists with the same text are the same list. */
export const listKey = (types: readonly SubscriptionType[]): string =>
  JSON.stringify(types.map(({ id, label, interval }) => [id, label, interval.unit, interval.count]));

/** Spec 4, subscription type: the selection is kept only if the list is unchanged. One that was never seen before is. */
export const keptSelection = (
  selected: string | undefined,
  before: string | undefined,
  now: readonly SubscriptionType[],
): string | undefined => (before === undefined || before === listKey(now) ? selected : undefined);
