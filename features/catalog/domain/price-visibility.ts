import { hasTag } from '#features/suppliers/domain/tags/tags.ts';
import type { Actor } from '#kernel/scope.ts';

/**
 * Whether prices are hidden from this actor: hide-price-for-logged-out-customers hides them from visitors,
 * support-budget from everyone without an approved login. Spec 4, product-list price visibility.
 */
export function pricesAreHidden(tags: ReadonlySet<string>, actor: Actor): boolean {
  if (hasTag(tags, 'support-budget')) return actor.kind !== 'customer' || !actor.approved;
  return actor.kind !== 'customer' && hasTag(tags, 'hide-price-for-logged-out-customers');
}
