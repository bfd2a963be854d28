import { storesOfSupplier } from '#features/suppliers/server/stores.store.ts';
import type { ProductId } from '#kernel/ids.ts';
import { NONE, type Quantity } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { StockStore, StoreStock } from '../../../domain/stock/store-stock-list.ts';
import { hasProduct } from '../../products/edit/panel-product.store.ts';
import type { ReservedGoods } from '../list-stock.ts';
import { stockOf } from '../stock.store.ts';
import { nameOfStore } from './named-stores.ts';
import { countProductsByStore, storesOfProduct } from './store-stock.store.ts';

/** The shop's stores, the default one first. */
export async function listStockStores({ db, supplier }: Context): Promise<readonly StockStore[]> {
  const [stores, products] = await Promise.all([
    storesOfSupplier(db, supplier.id),
    countProductsByStore(db, supplier.id),
  ]);
  return stores.map(({ id, name }) => ({ id, name: nameOfStore(name), products: products.get(id) ?? 0 }));
}

/** What each of the shop's stores has of a product. */
export async function readStoreStock(
  { db, supplier }: Context,
  productId: ProductId,
  reservedGoods: ReservedGoods,
): Promise<Result<StoreStock, { readonly code: 'product-not-found' }>> {
  if (!(await hasProduct(db, supplier.id, productId))) return refuse({ code: 'product-not-found' });
  const [stores, placed, stock, reserved] = await Promise.all([
    storesOfSupplier(db, supplier.id),
    storesOfProduct(db, supplier.id, productId),
    stockOf(db, supplier.id, productId),
    reservedGoods(db, supplier.id, [productId]),
  ]);
  const at = (id: string): Quantity => placed.get(id) ?? NONE;
  return accept({
    stock,
    reserved: reserved.get(productId) ?? NONE,
    stores: stores.map(({ id, name }) => ({ id, name: nameOfStore(name), quantity: at(id) })),
  });
}
