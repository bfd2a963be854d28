import { queryOptions } from '@tanstack/react-query';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { ownDocumentsEndpoint } from '../../contract/registration/registration-document.endpoints.ts';
import { ownDocumentsFromWire } from '../../contract/registration/registration-document.wire.ts';

/** `who`: the client, or the applicant who was just refused; the answer is not cached for the next one. */
export const ownDocumentsQuery = (api: Api, supplierId: SupplierId, who: string) =>
  queryOptions({
    queryKey: ['registration-documents', supplierId, who] as const,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) =>
      ownDocumentsFromWire(
        await api.call(ownDocumentsEndpoint, { params: { idfornecedor: supplierId } }, { signal }),
      ),
  });
