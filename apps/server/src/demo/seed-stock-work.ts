/** What a shop's people did with their catalogue: costs by a spreadsheet, low-stock thresholds, an inventory, goods at stores. */

import type { PanelListProduct } from '#features/catalog/domain/panel/panel-list.ts';
import { getEditedProduct } from '#features/catalog/server/panel/get-edited-product.ts';
import { panelList } from '#features/catalog/server/panel/panel-list.ts';
import { saveProduct } from '#features/catalog/server/panel/save-product.ts';
import { chooseColumns } from '#features/catalog/server/sheet-import/choose-columns.ts';
import { runSheetImports } from '#features/catalog/server/sheet-import/run-sheet-imports.ts';
import { listImports } from '#features/catalog/server/sheet-import/show-imports.ts';
import { startImport } from '#features/catalog/server/sheet-import/steer-import.ts';
import { storeSheet } from '#features/catalog/server/sheet-import/upload-sheet.ts';
import { listStockStores } from '#features/catalog/server/stock/by-store/read-store-stock.ts';
import { transferBetweenStores } from '#features/catalog/server/stock/by-store/transfer-stock.ts';
import { correctStock } from '#features/catalog/server/stock/correct-stock.ts';
import { reservedGoods } from '#features/orders/server/store/reserved-goods.store.ts';
import { NONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept } from '#kernel/result.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { staffOf } from './seed-staff-context.ts';

export interface DemoStockWork {
  readonly supplier: string;
  /** Who did it. */
  readonly staff: string;
}

/** Centavos of cost for each hundred of price. */
const COST = 62;
const ALL = {
  text: '',
  withoutPicture: false,
  lowStock: false,
  onOffer: false,
  sort: 'sku',
  descending: false,
} as const;

/** Once: a shop that has an import has all of it. */
export async function seedStockWork(
  database: Database,
  pictures: PictureStore,
  works: readonly DemoStockWork[],
): Promise<void> {
  for (const { supplier, staff } of works) {
    const context = await staffOf(database, supplier, staff);
    if (context === undefined) continue;
    if ((await listImports(context, { limit: 1, offset: 0 })).total > 0) continue;
    const { products } = await panelList(context, ALL, { limit: 60, offset: 0 });
    await importCosts(context, products);
    await runSheetImports(database, pictures, context.now);
    const counted = products.filter(({ stock }) => stock !== undefined);
    for (const { id, stock } of counted.slice(0, 5)) await watchStock(context, id, stock);
    for (const { id, stock = thousandths(0) } of counted.slice(5, 8)) await countTwice(context, id, stock);
    await placeAtStores(context, counted.slice(0, 12));
  }
}

/** A spreadsheet of costs, one line of which has no price. */
async function importCosts(context: StaffContext, products: readonly PanelListProduct[]): Promise<void> {
  const reais = (money: number): string => (money / 100).toFixed(2).replace('.', ',');
  const lines = products.map(({ sku, name, price }, index) => [
    ...[sku, name, index === 7 ? '' : reais(price)],
    reais(Math.round((price * COST) / 100)),
  ]);
  const rows = lines.map((cells, index) => ({ line: index + 2, cells }));
  const header = ['Código', 'Produto', 'Preço', 'Custo'];
  const stored = await storeSheet(context, 'custos-novembro.csv', accept({ header, rows }));
  if (!stored.ok) return;
  await chooseColumns(context, stored.value, ['sku', 'name', 'price', 'cost']);
  await startImport(context, stored.value);
}

/** What there is counts as low. */
async function watchStock(context: StaffContext, id: string, stock: Quantity | undefined): Promise<void> {
  const found = await getEditedProduct(context, id);
  if (!found.ok || stock === undefined) return;
  await saveProduct(context, id, { ...found.value, lowStock: stock }, found.value.version);
}

/** The first store has half of each product, the second a quarter; the rest is in none. */
async function placeAtStores(context: StaffContext, products: readonly PanelListProduct[]): Promise<void> {
  const stores = (await listStockStores(context)).slice(0, 2);
  for (const { id, stock = NONE } of products)
    for (const [index, store] of stores.entries()) {
      const quantity = thousandths(Math.floor(stock / (2 << index) / 1_000) * 1_000);
      const transfer = {
        from: undefined,
        to: store.id,
        quantity,
        key: newId(),
        reason: 'Abastecimento da loja',
      };
      if (quantity > 0) await transferBetweenStores(context, id, transfer, reservedGoods);
    }
}

/** An inventory found one more, and a second count one less again. */
async function countTwice(context: StaffContext, id: string, stock: Quantity): Promise<void> {
  const more = thousandths(stock + 1_000);
  await correctStock(context, id, {
    key: newId(),
    seen: stock,
    stock: more,
    reason: 'Inventário: um a mais na prateleira',
  });
  await correctStock(context, id, {
    key: newId(),
    seen: more,
    stock,
    reason: 'Recontagem: estava no corredor errado',
  });
}
