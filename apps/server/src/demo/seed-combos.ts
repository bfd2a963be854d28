import { productsByCodes } from '#features/catalog/server/products/codes.store.ts';
import { createCombo } from '#features/promotions/server/create-combo.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import type { DemoCombo } from './world/demo-supplier.ts';

/** Creates combos of a shop whose products exist; with `clients`, combos for these clients only. */
export async function seedCombos(
  db: Db,
  supplierId: SupplierId,
  combos: readonly DemoCombo[],
  clients: readonly ClientId[] = [],
): Promise<void> {
  for (const [position, { goods, ...terms }] of combos.entries()) {
    const found = await productsByCodes(db, supplierId, Object.keys(goods));
    const items = Object.entries(goods).map(([sku, quantity]) => {
      const productId = found.get(sku);
      if (productId === undefined) throw new Error(`${terms.name}: there is no ${sku}`);
      return { productId, quantity: thousandths(quantity) };
    });
    const audience = { clients, groups: [] };
    await createCombo(db, supplierId, { ...terms, items, audience, position }, Date.now());
  }
}
