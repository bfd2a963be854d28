import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ClientId } from '#kernel/ids.ts';
import { POLL_INTERVAL } from '#platform/panel/query-client.ts';
import type { Api } from '#platform/web/api.ts';
import { getApplicantEndpoint, listApplicantsEndpoint } from '../../contract/clients/approval.endpoints.ts';
import {
  applicantCountsFromWire,
  applicantFromWire,
  standingToWire,
} from '../../contract/clients/approval.wire.ts';
import type { ApprovalState } from '../../domain/applicant.ts';

export const applicantsKey = (shopId: string) => ['panel', shopId, 'applicants'] as const;

export const applicantsQuery = (api: Api, shopId: string, standing: ApprovalState, page: number) =>
  queryOptions({
    queryKey: [...applicantsKey(shopId), standing, page] as const,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL,
    queryFn: async ({ signal }) => {
      const { dados, paginas, quantidades } = await api.call(
        listApplicantsEndpoint,
        {
          params: { idfornecedor: shopId },
          query: { situacao: standingToWire(standing), pagina: page, limite: 20 },
        },
        { signal },
      );
      return {
        applicants: dados.map(applicantFromWire),
        pages: paginas,
        counts: applicantCountsFromWire(quantidades),
      };
    },
  });

export const applicantQuery = (api: Api, shopId: string, clientId: ClientId) =>
  queryOptions({
    queryKey: [...applicantsKey(shopId), clientId] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idcliente: clientId };
      return applicantFromWire(await api.call(getApplicantEndpoint, { params }, { signal }));
    },
  });

/** How many clients wait for the shop's decision. */
export async function countApplicants(api: Api, shopId: string, signal: AbortSignal): Promise<number> {
  const query = { situacao: standingToWire('waiting'), pagina: 1, limite: 1 };
  return (await api.call(listApplicantsEndpoint, { params: { idfornecedor: shopId }, query }, { signal }))
    .total;
}
