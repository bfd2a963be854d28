import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { emailStateEndpoint } from '../../contract/registration/email.endpoints.ts';
import type { Session } from '../../domain/session.ts';

/** Whether the user's mailbox confirmed the address. */
export const emailStateQuery = (api: Api, { clientId, email }: Pick<Session, 'clientId' | 'email'>) =>
  queryOptions({
    queryKey: ['email-state', clientId, email] as const,
    queryFn: async ({ signal }): Promise<boolean> =>
      (await api.call(emailStateEndpoint, { params: { idcliente: clientId } }, { signal })).verificado,
  });
