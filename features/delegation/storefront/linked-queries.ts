import { queryOptions } from '@tanstack/react-query';
import { clientChoiceFromWire } from '#features/accounts/contract/sessions/client-choice.wire.ts';
import type { ClientChoice } from '#features/accounts/domain/client-choice.ts';
import type { Session } from '#features/accounts/domain/session.ts';
import type { Api } from '#platform/web/api.ts';
import { listClientChoicesEndpoint } from '../contract/client-choices.endpoints.ts';
import { linkedUserFromWire } from '../contract/linked-user.wire.ts';
import { listLinkedUsersEndpoint } from '../contract/linked-users.endpoints.ts';
import { type LinkedUser, MAX_USER_LIST } from '../domain/linked-user.ts';

const ALL = { limit: MAX_USER_LIST, offset: 0 } as const;

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

/** Clients that the user may act for, the last chosen first. */
export const clientChoicesQuery = (api: Api, { clientId, handle }: Pick<Session, 'clientId' | 'handle'>) =>
  queryOptions({
    queryKey: ['client-choices', clientId] as const,
    queryFn: async ({ signal }): Promise<readonly ClientChoice[]> => {
      const params = { token: handle, idcliente: clientId };
      const { clientes_vinculados: choices } = await api.call(
        listClientChoicesEndpoint,
        { params },
        { signal },
      );
      return choices.map(clientChoiceFromWire);
    },
  });
