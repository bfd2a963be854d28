import type { Context } from '#platform/db/context.ts';
import { pricesOfTypes } from '../domain/subscription-prices.ts';
import { supplierPolicies } from './price-policies.store.ts';

/**
 * The subscription types among these that have prices of their own now. Types with the same text have the same prices;
 * absent types have the ordinary ones.
 */
export const typesWithPrices = async (
  { db, supplier, now }: Context,
  typeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  typeIds.length === 0
    ? new Map()
    : pricesOfTypes((await supplierPolicies(db, supplier.id)).policies, typeIds, now);
