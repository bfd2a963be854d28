import { hasTag } from '#features/suppliers/domain/tags/tags.ts';
import type { Context } from '#platform/db/context.ts';
import type { SubscriptionType } from '../domain/subscription-type.ts';
import { supplierTypes } from './subscription-types.store.ts';

/** The types that the supplier offers now, in its order. None where each order starts as a quote. */
export async function offeredTypes({ db, supplier }: Context): Promise<readonly SubscriptionType[]> {
  if (hasTag(supplier.tags, 'support-budget')) return [];
  const { types } = await supplierTypes(db, supplier.id);
  return types
    .filter(({ active }) => active)
    .map(({ id, label, description, interval }) => ({ id, label, description, interval }));
}

/** A type's name, closed or not; undefined if the supplier never had it. */
export async function typeLabel({ db, supplier }: Context, id: string): Promise<string | undefined> {
  const { types } = await supplierTypes(db, supplier.id);
  return types.find((type) => type.id === id)?.label;
}
