import type { Api } from '#platform/web/api.ts';
import { orderStatusToWire } from '../contract/order/order-status.wire.ts';
import { listShopOrdersEndpoint } from '../contract/panel/panel-orders.endpoints.ts';
import type { OrderStatus } from '../domain/order-status.ts';

/** How many of the shop's orders and quotes have this status. */
export async function countOrders(
  api: Api,
  shopId: string,
  status: OrderStatus,
  signal: AbortSignal,
): Promise<number> {
  const query = { status: orderStatusToWire(status), pagina: 1, limite: 1 };
  return (await api.call(listShopOrdersEndpoint, { params: { idfornecedor: shopId }, query }, { signal }))
    .total;
}
