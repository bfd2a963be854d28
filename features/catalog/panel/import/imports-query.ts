import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import {
  getImportEndpoint,
  importProblemsEndpoint,
  leftProductsEndpoint,
  listImportsEndpoint,
} from '../../contract/sheet-import/sheet-import.endpoints.ts';
import { sheetImportFromWire } from '../../contract/sheet-import/sheet-import.wire.ts';
import { isOpen } from '../../domain/sheet-import/sheet-import.ts';

export const importsKey = (shopId: string) => ['panel', shopId, 'imports'] as const;

/** While a job works its progress is read this often. Milliseconds. */
const WHILE_OPEN = 1_500;

export const importsQuery = (api: Api, shopId: string, page: number) =>
  queryOptions({
    queryKey: [...importsKey(shopId), 'list', page] as const,
    queryFn: async ({ signal }) => {
      const call = { params: { idfornecedor: shopId }, query: { pagina: page, limite: 20 } };
      const { dados, total, paginas } = await api.call(listImportsEndpoint, call, { signal });
      return { imports: dados.map(sheetImportFromWire), total, pages: paginas };
    },
    refetchInterval: ({ state: { data } }) => (data?.imports.some(isOpen) ? WHILE_OPEN : false),
  });

export const importQuery = (api: Api, shopId: string, id: string) =>
  queryOptions({
    queryKey: [...importsKey(shopId), 'one', id] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idimportacao: id };
      return sheetImportFromWire(await api.call(getImportEndpoint, { params }, { signal }));
    },
    refetchInterval: ({ state: { data } }) => (data !== undefined && isOpen(data) ? WHILE_OPEN : false),
  });

/** The first refused lines; `of` is what they depend on. */
export const importProblemsQuery = (api: Api, shopId: string, id: string, of: string) =>
  queryOptions({
    queryKey: [...importsKey(shopId), 'problems', id, of] as const,
    queryFn: async ({ signal }) => {
      const call = { params: { idfornecedor: shopId, idimportacao: id }, query: { pagina: 1, limite: 50 } };
      const { dados, total } = await api.call(importProblemsEndpoint, call, { signal });
      return { rows: dados, total };
    },
  });

export const leftProductsQuery = (api: Api, shopId: string, id: string) =>
  queryOptions({
    queryKey: [...importsKey(shopId), 'left', id] as const,
    queryFn: ({ signal }) =>
      api.call(leftProductsEndpoint, { params: { idfornecedor: shopId, idimportacao: id } }, { signal }),
  });
