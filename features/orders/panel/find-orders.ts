import { formatMoney } from '#kernel/money.ts';
import type { Api } from '#platform/web/api.ts';
import { listShopOrdersEndpoint } from '../contract/panel/panel-orders.endpoints.ts';
import { shopOrderSummaryFromWire } from '../contract/panel/panel-orders.wire.ts';
import { statusWords } from './status-words.ts';

const SHOWN = 5;

/** Orders by number or client, for the panel's search. */
export async function findOrders(api: Api, shopId: string, text: string, signal: AbortSignal) {
  const query = { limite: SHOWN, busca: text.slice(0, 80) };
  const params = { idfornecedor: shopId };
  const { dados } = await api.call(listShopOrdersEndpoint, { params, query }, { signal });
  return dados.map(shopOrderSummaryFromWire).map(({ number: found, client: who, total, status }) => ({
    id: `pedido-${found}`,
    label: `Pedido ${found} · ${who.name}`,
    note: `${statusWords[status].title} · ${formatMoney(total)}`,
    href: `/pedidos/${found}`,
  }));
}
