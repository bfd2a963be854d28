import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { emailState } from '../../contract/email-state.ts';
import type { Session } from '../../domain/session.ts';

/** Whether the user's mailbox confirmed the address. */
export const emailStateQuery = (api: Api, { clientId, email }: Pick<Session, 'clientId' | 'email'>) =>
  queryOptions({
    queryKey: ['email-state', clientId, email] as const,
    queryFn: async ({ signal }): Promise<boolean> =>
      (await api.call(emailState, { params: { idcliente: clientId } }, { signal })).verificado,
  });
