import { eansOf } from '#features/catalog/server/products/codes.store.ts';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { productLines } from '../../domain/order-lines.ts';
import type { OrderToPick } from '../../domain/picking/order-to-pick.ts';
import { orderVersion } from '../../domain/picking/picking.ts';
import { editsOf } from '../store/order-edits.store.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { shopOrder } from '../store/panel-orders.store.ts';
import { nextToPick, pickingOf } from './picking.store.ts';

/** Codes and prices are those of the order; the EAN is today's, which is what is on the package. */
export async function orderToPick(
  { db, supplier }: Context,
  number: OrderNumber,
): Promise<OrderToPick | undefined> {
  const row = await shopOrder(db, supplier.id, number);
  if (row === undefined) return undefined;
  const products = productLines(await linesOfOrder(db, supplier.id, number));
  const eans = await eansOf(
    db,
    supplier.id,
    products.map(({ productId }) => productId),
  );
  return {
    number,
    status: row.status,
    version: orderVersion(await editsOf(db, supplier.id, number)),
    note: row.note,
    products: products.map(({ name, sku, unit, picture, ground, quantity, giftWrap, productId }) => ({
      ...{ name, sku, unit, ground, quantity, giftWrap },
      ...defined({ picture, ean: eans.get(productId) }),
    })),
    ...defined({ picking: await pickingOf(db, supplier.id, number) }),
  };
}

/** The oldest that waits to be picked, other than the one that was just left. */
export const nextOrderToPick = (
  { db, supplier }: Context,
  except: OrderNumber | undefined,
): Promise<OrderNumber | undefined> => nextToPick(db, supplier.id, except);
