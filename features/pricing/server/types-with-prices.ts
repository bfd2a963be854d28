import type { Context } from '#platform/db/context.ts';
import { pricesOfTypes } from '../domain/subscription-prices.ts';
import { supplierPriceRules } from './price-rules.store.ts';

/**
 * The subscription types among these that have prices of their own now. Types with the same text have the same prices;
 * absent types have the ordinary ones.
 */
export async function typesWithPrices(
  { db, supplier, now }: Context,
  typeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (typeIds.length === 0) return new Map();
  const { policies, promotions } = await supplierPriceRules(db, supplier.id);
  return pricesOfTypes([...policies, ...promotions], typeIds, now);
}
