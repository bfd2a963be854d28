import { queryOptions } from '@tanstack/react-query';
import { formatMoney } from '#kernel/money.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { Api } from '#platform/web/api.ts';
import { getAdditionsEndpoint } from '../../../contract/additions/additions.endpoints.ts';
import type { WireOfferedAdditions } from '../../../contract/additions/additions.schema.ts';
import { listPanelProductsEndpoint } from '../../../contract/panel/panel-list.endpoints.ts';
import { listedProductFromWire } from '../../../contract/panel/panel-list.wire.ts';
import { listVariantsEndpoint } from '../../../contract/variants/variants.endpoints.ts';
import type { PanelListProduct } from '../../../domain/panel/panel-list.ts';
import { productsKey } from '../../products-query.ts';

const FOUND = 20;

/** The group of a product: its principal first. */
export const variantsQuery = (api: Api, shopId: string, productId: string) =>
  queryOptions({
    queryKey: [...productsKey(shopId), 'variants', productId] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idproduto: productId };
      const { principal, variacoes } = await api.call(listVariantsEndpoint, { params }, { signal });
      return [principal, ...variacoes].map(listedProductFromWire);
    },
  });

export const additionsQuery = (api: Api, shopId: string, productId: string) =>
  queryOptions({
    queryKey: [...productsKey(shopId), 'additions', productId] as const,
    queryFn: ({ signal }) =>
      api.call(getAdditionsEndpoint, { params: { idfornecedor: shopId, idproduto: productId } }, { signal }),
  });

/** What is offered with a product, as a form holds it. */
export const choicesOf = ({ produtos }: WireOfferedAdditions): Choice[] =>
  produtos.map(listedProductFromWire).map(choiceOf);

const choiceOf = ({ id, name, sku, price, active }: PanelListProduct): Choice => ({
  id,
  label: name,
  note: `${sku} · ${formatMoney(price)}${active ? '' : ' · fora da venda'}`,
});

/** Products for a combobox, also those that are out of sale; without the given ones. */
export const searchListed =
  (api: Api, shopId: string, without: readonly string[]) =>
  async (text: string, signal: AbortSignal): Promise<Choice[]> => {
    const call = { params: { idfornecedor: shopId }, query: { busca: text.slice(0, 80), limite: FOUND } };
    const { dados } = await api.call(listPanelProductsEndpoint, call, { signal });
    return dados.filter(({ id }) => !without.includes(id)).map((one) => choiceOf(listedProductFromWire(one)));
  };
