import { queryOptions } from '@tanstack/react-query';
import type { Session } from '#features/accounts/domain/session.ts';
import type { Api } from '#platform/web/api.ts';
import { deletionFromWire } from '../contract/deletion.wire.ts';
import { showDeletionEndpoint } from '../contract/privacy.endpoints.ts';

/** The client's deletion request; null without one. */
export const deletionQuery = (api: Api, { clientId }: Pick<Session, 'clientId'>) =>
  queryOptions({
    queryKey: ['deletion', clientId] as const,
    queryFn: async ({ signal }) =>
      deletionFromWire(await api.call(showDeletionEndpoint, { params: { idcliente: clientId } }, { signal })),
  });
