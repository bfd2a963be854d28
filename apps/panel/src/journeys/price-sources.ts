/** What the screens of prices, policies and combos take from the features that come after prices. */
import { useMemo } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { priceChoicesEndpoint } from '#features/cart/contract/simulate/simulate.endpoints.ts';
import { searchClients } from '#features/cart/panel/price-query.ts';
import { listCategoriesEndpoint } from '#features/catalog/contract/categories/categories.endpoints.ts';
import { categoryFromWire } from '#features/catalog/contract/categories/category.wire.ts';
import {
  listPanelBrandsEndpoint,
  listPanelProductsEndpoint,
} from '#features/catalog/contract/panel/panel-list.endpoints.ts';
import { listedProductFromWire } from '#features/catalog/contract/panel/panel-list.wire.ts';
import { priceSheetEndpoint } from '#features/catalog/contract/price-import/price-import.endpoints.ts';
import { searchProducts } from '#features/catalog/panel/search-products.ts';
import { listGroupsEndpoint } from '#features/clients/contract/clients.endpoints.ts';
import type { PricedRow, PriceSources } from '#features/pricing/panel/price-sources.ts';
import { listTypesEndpoint } from '#features/subscriptions/contract/subscription-types.endpoints.ts';
import type { Api } from '#platform/web/api.ts';
import { fillPath } from '#platform/web/url.ts';
import { useApi } from '#platform/web/use-api.ts';

/** As many ids as a list takes in one call. */
const CHUNK = 100;
const ROWS_PER_PAGE = 50;

export function usePriceSources(): PriceSources {
  const api = useApi();
  const { shop } = useStaffPlace();
  return useMemo(() => priceSources(api, shop.id), [api, shop.id]);
}

function priceSources(api: Api, shopId: string): PriceSources {
  const params = { idfornecedor: shopId };
  const rowsOf = (ids: readonly string[]): Promise<PricedRow[]> =>
    inChunks(ids, async (some) => {
      const query = { ids: some.join(','), limite: CHUNK };
      const { dados } = await api.call(listPanelProductsEndpoint, { params, query });
      return dados.map(listedProductFromWire);
    });
  return {
    searchProducts: searchProducts(api, shopId),
    searchClients: searchClients(api, shopId),
    rowsOf,
    sheetOf: (idtabela) => `${fillPath(priceSheetEndpoint.path, { ...params, idtabela })}?formato=xlsx`,
    productsOf: async (ids) =>
      (await rowsOf(ids)).map(({ id, name, sku }) => ({ id, label: name, note: sku })),
    clientsOf: (ids) =>
      inChunks(ids, async (some) => {
        const query = { clientes: some.join(',') };
        const { clientes } = await api.call(priceChoicesEndpoint, { params, query });
        return clientes.map(({ id, nome, detalhe }) => ({ id, label: nome, note: detalhe }));
      }),
    listProducts: async ({ text, page }) => {
      const query = { pagina: page, limite: ROWS_PER_PAGE, ...(text === '' ? {} : { busca: text }) };
      const { dados, total, paginas } = await api.call(listPanelProductsEndpoint, { params, query });
      return { rows: dados.map(listedProductFromWire), total, pages: paginas };
    },
    categories: async () => {
      const call = { params: { ...params, token: 'token' }, query: {} };
      const { categorias } = await api.call(listCategoriesEndpoint, call);
      return categorias
        .map(categoryFromWire)
        .flatMap(({ id, name, children }) => [
          { value: id, label: name },
          ...children.map((child) => ({ value: child.id, label: `${name} › ${child.name}` })),
        ]);
    },
    brands: () =>
      orNothing(async () =>
        (await api.call(listPanelBrandsEndpoint, { params })).marcas.map(({ nome }) => nome),
      ),
    groups: () =>
      orNothing(async () => (await api.call(listGroupsEndpoint, { params })).grupos.map(({ nome }) => nome)),
    paymentMethods: () =>
      orNothing(async () => {
        const { formasPagamento } = await api.call(priceChoicesEndpoint, { params, query: {} });
        return formasPagamento.map(({ id, nome }) => ({ value: id, label: nome }));
      }),
    subscriptionTypes: () =>
      orNothing(async () =>
        (await api.call(listTypesEndpoint, { params })).tipos.map((type) => ({
          ...{ value: type.idtipoassinatura, label: type.nome },
        })),
      ),
  };
}

async function inChunks<Value>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<readonly Value[]>,
): Promise<Value[]> {
  const found: Value[] = [];
  for (let start = 0; start < ids.length; start += CHUNK)
    found.push(...(await read(ids.slice(start, start + CHUNK))));
  return found;
}

/** Suggestions that the person may not read are none. */
async function orNothing<Value>(read: () => Promise<readonly Value[]>): Promise<readonly Value[]> {
  try {
    return await read();
  } catch {
    return [];
  }
}
