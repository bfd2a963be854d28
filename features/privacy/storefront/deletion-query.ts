import { queryOptions } from '@tanstack/react-query';
import type { Session } from '#features/accounts/domain/session.ts';
import type { Api } from '#platform/web/api.ts';
import { deletionFromWire } from '../contract/deletion.wire.ts';
import { showDeletion } from '../contract/show-deletion.ts';

/** Whether this client asked to be forgotten; null where it did not. */
export const deletionQuery = (api: Api, { clientId }: Pick<Session, 'clientId'>) =>
  queryOptions({
    queryKey: ['deletion', clientId] as const,
    queryFn: async ({ signal }) =>
      deletionFromWire(await api.call(showDeletion, { params: { idcliente: clientId } }, { signal })),
  });
