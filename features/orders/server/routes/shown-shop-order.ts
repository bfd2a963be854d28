import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { qrSvg } from '#platform/pictures/qr-svg.ts';
import type { WireShopOrder } from '../../contract/panel/panel-orders.schema.ts';
import { shopOrderToWire } from '../../contract/panel/panel-orders.wire.ts';
import { getShopOrder } from '../read/shop-orders.ts';

/** The order as it now stands, for the shop. */
export async function shownShopOrder(context: Context, number: OrderNumber): Promise<WireShopOrder> {
  const order = await getShopOrder(context, number);
  if (order === undefined) throw notFound();
  return shopOrderToWire(order, qrSvg);
}
