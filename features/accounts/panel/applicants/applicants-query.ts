import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { POLL_INTERVAL } from '#platform/panel/query-client.ts';
import type { Api } from '#platform/web/api.ts';
import { listApplicantsEndpoint } from '../../contract/clients/approval.endpoints.ts';
import { applicantFromWire, standingToWire } from '../../contract/clients/approval.wire.ts';
import type { ApprovalState } from '../../domain/applicant.ts';

export const applicantsKey = (shopId: string) => ['panel', shopId, 'applicants'] as const;

export const applicantsQuery = (api: Api, shopId: string, standing: ApprovalState, page: number) =>
  queryOptions({
    queryKey: [...applicantsKey(shopId), standing, page] as const,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL,
    queryFn: async ({ signal }) => {
      const { dados, total, paginas } = await api.call(
        listApplicantsEndpoint,
        {
          params: { idfornecedor: shopId },
          query: { situacao: standingToWire(standing), pagina: page, limite: 20 },
        },
        { signal },
      );
      return { applicants: dados.map(applicantFromWire), total, pages: paginas };
    },
  });

/** How many clients wait for the shop's decision. */
export async function countApplicants(api: Api, shopId: string, signal: AbortSignal): Promise<number> {
  const query = { situacao: standingToWire('waiting'), pagina: 1, limite: 1 };
  return (await api.call(listApplicantsEndpoint, { params: { idfornecedor: shopId }, query }, { signal }))
    .total;
}
