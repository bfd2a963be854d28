import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import {
  type ExportRow,
  exportOptionsFromWire,
  exportRowFromWire,
  runRowFromWire,
} from '../contract/export-rows.wire.ts';
import {
  exportOptionsEndpoint,
  getExportEndpoint,
  listExportRunsEndpoint,
  listExportsEndpoint,
} from '../contract/exports.endpoints.ts';
import { isOpen } from '../domain/export-schedule.ts';

/** While a file is being made. Milliseconds. */
const OFTEN = 1_500;

export const exportsKey = (shopId: string) => ['panel', shopId, 'exports'] as const;

export const exportsQuery = (api: Api, shopId: string, page: number) =>
  queryOptions({
    queryKey: [...exportsKey(shopId), page] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId };
      const query = { pagina: page };
      const { dados, total, paginas } = await api.call(listExportsEndpoint, { params, query }, { signal });
      return { rows: dados.map(exportRowFromWire), total, pages: paginas };
    },
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ last }) => last !== undefined && isOpen(last)) ? OFTEN : false,
  });

export const exportQuery = (api: Api, shopId: string, id: string) =>
  queryOptions({
    queryKey: [...exportsKey(shopId), 'one', id] as const,
    queryFn: async ({ signal }): Promise<ExportRow> => {
      const params = { idfornecedor: shopId, idexportacao: id };
      return exportRowFromWire(await api.call(getExportEndpoint, { params }, { signal }));
    },
  });

export const exportRunsQuery = (api: Api, shopId: string, id: string, page: number) =>
  queryOptions({
    queryKey: [...exportsKey(shopId), 'runs', id, page] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idexportacao: id };
      const query = { pagina: page };
      const { dados, total, paginas } = await api.call(listExportRunsEndpoint, { params, query }, { signal });
      return { rows: dados.map(runRowFromWire), total, pages: paginas };
    },
    refetchInterval: ({ state }) => (state.data?.rows.some(isOpen) ? OFTEN : false),
  });

export const exportOptionsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...exportsKey(shopId), 'options'] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId };
      return exportOptionsFromWire(await api.call(exportOptionsEndpoint, { params }, { signal }));
    },
  });
