import type { Instant } from '#kernel/scope.ts';
import { isValid, type Policy } from './policy.ts';

/**
 * The subscription types that current policies name, each with the ids of those policies as one text: types with the
 * same text have the same prices.
 */
export function pricesOfTypes(
  policies: readonly Policy[],
  typeIds: readonly string[],
  at: Instant,
): ReadonlyMap<string, string> {
  const current = policies.filter(({ validity }) => isValid(validity, at));
  const named = typeIds.map((typeId) => {
    const naming = current.filter(({ audience }) => audience.subscriptionTypes?.includes(typeId) === true);
    return [typeId, naming.map(({ id }) => id).join(' ')] as const;
  });
  return new Map(named.filter(([, prices]) => prices !== ''));
}
