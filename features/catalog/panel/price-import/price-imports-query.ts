import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import {
  getPriceImportEndpoint,
  listPriceImportsEndpoint,
  priceProblemsEndpoint,
} from '../../contract/price-import/price-import.endpoints.ts';
import { sheetImportFromWire } from '../../contract/sheet-import/sheet-import.wire.ts';
import { isOpen } from '../../domain/sheet-import/sheet-import.ts';

/** A price table of a shop. */
export interface TablePlace {
  readonly shopId: string;
  readonly tableId: string;
}

export const priceImportsKey = ({ shopId, tableId }: TablePlace) =>
  ['panel', shopId, 'price-imports', tableId] as const;

export const paramsOf = ({ shopId, tableId }: TablePlace) => ({ idfornecedor: shopId, idtabela: tableId });

/** While a job works its progress is read this often. Milliseconds. */
const WHILE_OPEN = 1_500;

export const priceImportsQuery = (api: Api, place: TablePlace, page: number) =>
  queryOptions({
    queryKey: [...priceImportsKey(place), 'list', page] as const,
    queryFn: async ({ signal }) => {
      const call = { params: paramsOf(place), query: { pagina: page, limite: 20 } };
      const { dados, total, paginas } = await api.call(listPriceImportsEndpoint, call, { signal });
      return { imports: dados.map((one) => sheetImportFromWire(one)), total, pages: paginas };
    },
    refetchInterval: ({ state: { data } }) => (data?.imports.some(isOpen) ? WHILE_OPEN : false),
  });

export const priceImportQuery = (api: Api, place: TablePlace, id: string) =>
  queryOptions({
    queryKey: [...priceImportsKey(place), 'one', id] as const,
    queryFn: async ({ signal }) => {
      const params = { ...paramsOf(place), idimportacao: id };
      return sheetImportFromWire(await api.call(getPriceImportEndpoint, { params }, { signal }));
    },
    refetchInterval: ({ state: { data } }) => (data !== undefined && isOpen(data) ? WHILE_OPEN : false),
  });

/** The first refused lines; `of` is what they depend on. */
export const priceProblemsQuery = (api: Api, place: TablePlace, id: string, of: string) =>
  queryOptions({
    queryKey: [...priceImportsKey(place), 'problems', id, of] as const,
    queryFn: async ({ signal }) => {
      const call = { params: { ...paramsOf(place), idimportacao: id }, query: { pagina: 1, limite: 50 } };
      const { dados, total } = await api.call(priceProblemsEndpoint, call, { signal });
      return { rows: dados, total };
    },
  });
