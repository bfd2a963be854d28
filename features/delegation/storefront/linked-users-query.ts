import { queryOptions } from '@tanstack/react-query';
import type { Session } from '#features/accounts/domain/session.ts';
import type { Api } from '#platform/web/api.ts';
import { linkedUserFromWire } from '../contract/linked-user.wire.ts';
import { listLinkedUsers } from '../contract/list-linked-users.ts';
import type { LinkedUser } from '../domain/linked-user.ts';

/** Largest page. A client with 100 linked users has one more entry: its main user. */
const ALL = { limit: 100, offset: 0 } as const;

/** Users of the client and pending invitations. */
export const linkedUsersQuery = (api: Api, { clientId, handle }: Pick<Session, 'clientId' | 'handle'>) =>
  queryOptions({
    queryKey: ['linked-users', clientId] as const,
    queryFn: async ({ signal }): Promise<readonly LinkedUser[]> => {
      const params = { token: handle, idcliente: clientId };
      const { usuarios } = await api.call(listLinkedUsers, { params, query: ALL }, { signal });
      return usuarios.map(linkedUserFromWire);
    },
  });
