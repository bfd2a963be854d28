import { queryOptions } from '@tanstack/react-query';
import type { Session } from '#features/accounts/domain/session.ts';
import type { Api } from '#platform/web/api.ts';
import { linkedUserFromWire } from '../contract/linked-user.wire.ts';
import { listLinkedUsersEndpoint } from '../contract/linked-users.endpoints.ts';
import { type LinkedUser, LONGEST_USER_LIST } from '../domain/linked-user.ts';

const ALL = { limit: LONGEST_USER_LIST, offset: 0 } as const;

/** All users of the client and pending invitations, in one page. */
export const linkedUsersQuery = (api: Api, { clientId, handle }: Pick<Session, 'clientId' | 'handle'>) =>
  queryOptions({
    queryKey: ['linked-users', clientId] as const,
    queryFn: async ({ signal }): Promise<readonly LinkedUser[]> => {
      const params = { token: handle, idcliente: clientId };
      const { usuarios } = await api.call(listLinkedUsersEndpoint, { params, query: ALL }, { signal });
      return usuarios.map(linkedUserFromWire);
    },
  });
