import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { openInvitationEndpoint } from '../contract/invitations.endpoints.ts';

/** Details of an invitation. Sent by POST and fetched once: the code is in no URL and no storage. */
export const invitationQuery = (api: Api, code: string | undefined) =>
  queryOptions({
    queryKey: ['invitation', code ?? ''] as const,
    enabled: code !== undefined && code !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.call(openInvitationEndpoint, { body: { codigo: code ?? '' } }, { signal }),
  });
