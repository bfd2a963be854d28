import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { listChangesEndpoint } from '../../contract/audit/audit.endpoints.ts';
import { auditEntryFromWire } from '../../contract/audit/change.wire.ts';

type Query = Readonly<Record<string, string | number>>;

export const auditQuery = (api: Api, shopId: string, query: Query) =>
  queryOptions({
    queryKey: ['panel', shopId, 'audit', query] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const page = await api.call(
        listChangesEndpoint,
        { params: { idfornecedor: shopId }, query },
        { signal },
      );
      return { changes: page.dados.map(auditEntryFromWire), total: page.total, pages: page.paginas };
    },
  });
