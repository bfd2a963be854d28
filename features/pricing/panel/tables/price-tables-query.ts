import { queryOptions } from '@tanstack/react-query';
import type { ProductId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { tableFromWire } from '../../contract/price-table.wire.ts';
import {
  listPriceTablesEndpoint,
  listTableClientsEndpoint,
  listTablePricesEndpoint,
} from '../../contract/price-tables.endpoints.ts';
import { tablePriceFromAnswer } from '../../contract/table-price.wire.ts';
import type { TablePrice } from '../../domain/offer.ts';
import type { PriceTable } from '../../domain/price-table.ts';

export const tablesKey = (shopId: string) => ['panel', shopId, 'price-tables'] as const;

export const tablesQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: tablesKey(shopId),
    queryFn: async ({ signal }) => {
      const { tabelas } = await api.call(
        listPriceTablesEndpoint,
        { params: { idfornecedor: shopId } },
        { signal },
      );
      return tabelas.map(tableFromWire);
    },
  });

/** As many prices as the server sends at once. */
const PAGE = 5_000;

export interface SeenPrices {
  readonly version: number;
  readonly prices: ReadonlyMap<ProductId, TablePrice>;
}

/**
 * All prices of a table. Read once and never by itself again: what somebody else saves meanwhile has to be announced, not to appear under
 * what is being typed. The version is read first, so that it is never newer than the prices.
 */
export const tablePricesQuery = (api: Api, shopId: string, table: PriceTable) =>
  queryOptions({
    queryKey: ['panel', shopId, 'price-table-prices', table.id] as const,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<SeenPrices> => {
      const params = { idfornecedor: shopId };
      const { tabelas } = await api.call(listPriceTablesEndpoint, { params }, { signal });
      const version = tabelas.find(({ id }) => id === table.id)?.versao ?? table.version;
      const prices = new Map<ProductId, TablePrice>();
      for (let after: ProductId | undefined; ; ) {
        const query = after === undefined ? {} : { depois: after };
        const call = { params: { ...params, idtabela: table.id }, query };
        const { precos } = await api.call(listTablePricesEndpoint, call, { signal });
        for (const price of precos) prices.set(price.idproduto, tablePriceFromAnswer(price));
        after = precos.at(-1)?.idproduto;
        if (precos.length < PAGE) return { version, prices };
      }
    },
  });

export const tableClientsQuery = (
  api: Api,
  shopId: string,
  tableId: string,
  { page, text }: { readonly page: number; readonly text: string },
) =>
  queryOptions({
    queryKey: [...tablesKey(shopId), 'clients', tableId, page, text] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idtabela: tableId };
      const query = { pagina: page, ...(text === '' ? {} : { busca: text }) };
      const { dados, total, paginas } = await api.call(
        listTableClientsEndpoint,
        { params, query },
        { signal },
      );
      const clients = dados.map(({ idcliente, nome, documento }) => ({
        ...{ id: idcliente, name: nome, document: documento ?? '' },
      }));
      return { clients, total, pages: paginas };
    },
  });
