import { formatMoney } from '#kernel/money.ts';
import type { Api } from '#platform/web/api.ts';
import { listPanelProductsEndpoint } from '../contract/panel/panel-list.endpoints.ts';
import { listedProductFromWire } from '../contract/panel/panel-list.wire.ts';

const SHOWN = 5;

/** Products by name, brand, code or barcode, for the panel's search. */
export async function findProducts(api: Api, shopId: string, text: string, signal: AbortSignal) {
  const call = { params: { idfornecedor: shopId }, query: { busca: text.slice(0, 80), limite: SHOWN } };
  const { dados } = await api.call(listPanelProductsEndpoint, call, { signal });
  return dados.map(listedProductFromWire).map(({ id, name, sku, price, active }) => ({
    id: `produto-${id}`,
    label: name,
    note: `${sku} · ${formatMoney(price)}${active ? '' : ' · fora da venda'}`,
    href: `/produtos/${id}`,
  }));
}
