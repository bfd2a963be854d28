import { queryOptions } from '@tanstack/react-query';
import { clientChoiceFromWire } from '#features/accounts/contract/sessions/client-choice.wire.ts';
import type { ClientChoice } from '#features/accounts/domain/client-choice.ts';
import type { Session } from '#features/accounts/domain/session.ts';
import type { Api } from '#platform/web/api.ts';
import { listClientChoicesEndpoint } from '../contract/client-choices.endpoints.ts';

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
