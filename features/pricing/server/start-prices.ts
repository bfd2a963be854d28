import type { ClientId, ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { TablePrice } from '../domain/offer.ts';
import type { NewPolicy } from '../domain/policy.ts';
import { clientPricingOf, noteClientPrices } from './client-prices.store.ts';
import { saveClientPricing } from './client-pricing.store.ts';
import { savePolicy } from './price-policies.store.ts';
import { addPriceTable, allPriceTables, setTablePrices } from './price-tables.store.ts';

export interface NewPriceTable {
  readonly name: string;
  readonly prices: ReadonlyMap<ProductId, TablePrice>;
}

/** Seeds a shop's policies and price tables. */
export async function startPrices(
  db: Db,
  supplierId: SupplierId,
  {
    policies,
    tables,
  }: { readonly policies: readonly NewPolicy[]; readonly tables: readonly NewPriceTable[] },
): Promise<void> {
  for (const policy of policies) await savePolicy(db, supplierId, { ...policy, id: newId() });
  for (const { name, prices } of tables) {
    const id = newId();
    await addPriceTable(db, supplierId, { id, name });
    await setTablePrices(db, supplierId, id, prices);
  }
}

/** Assigns a client the price table of this name; throws if there is none. */
export async function givePriceTable(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  name: string,
): Promise<void> {
  const table = (await allPriceTables(db, supplierId)).find((one) => one.name === name);
  if (table === undefined) throw new Error(`there is no price table ${name}`);
  const { groups } = await clientPricingOf(db, supplierId, clientId);
  await saveClientPricing(db, supplierId, clientId, { groups, tableId: table.id });
  await noteClientPrices(db, supplierId);
}
