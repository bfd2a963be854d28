import type { Instant } from '#kernel/scope.ts';
import { isValid, type Policy } from './policy.ts';

/**
 * The subscription types that current policies and promotions name, each with their ids as one text: types with the same text have
 * the same prices.
 */
export function pricesOfTypes(
  rules: readonly Pick<Policy, 'id' | 'validity' | 'audience'>[],
  typeIds: readonly string[],
  at: Instant,
): ReadonlyMap<string, string> {
  const current = rules.filter(({ validity }) => isValid(validity, at));
  const named = typeIds.map((typeId) => {
    const naming = current.filter(({ audience }) => audience.subscriptionTypes?.includes(typeId) === true);
    return [typeId, naming.map(({ id }) => id).join(' ')] as const;
  });
  return new Map(named.filter(([, prices]) => prices !== ''));
}
