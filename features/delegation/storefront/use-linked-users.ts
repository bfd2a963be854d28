import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { inviteLinkedUserEndpoint, removeLinkedUserEndpoint } from '../contract/linked-users.endpoints.ts';
import type { LinkedUser } from '../domain/linked-user.ts';
import { linkedUsersQuery } from './linked-queries.ts';

const sentenceOf = (error: Error, otherwise: string): string =>
  error instanceof ApiRefusal && error.problem.message !== undefined ? error.message : otherwise;

const INVITING_FAILED = 'Não foi possível enviar o convite. Tente novamente.';

/** Sends an invitation, also again. */
export function useInvite() {
  const api = useApi();
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (email: string) =>
      api.call(inviteLinkedUserEndpoint, {
        params: { token: session.handle, idcliente: session.clientId },
        body: { email: email.trim() },
      }),
    onSuccess: async ({ message }) => {
      showToast({ text: message });
      await queryClient.invalidateQueries({ queryKey: linkedUsersQuery(api, session).queryKey });
    },
    onError: (error) => showToast({ text: sentenceOf(error, INVITING_FAILED), tone: 'error' }),
  });
}

/** Removes a linked user or an invitation. */
export function useRemoveLinkedUser() {
  const api = useApi();
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: LinkedUser) =>
      api.call(removeLinkedUserEndpoint, {
        params: { token: session.handle, idcliente: session.clientId, idusuario: id },
      }),
    onSuccess: async ({ message }) => {
      showToast({ text: message });
      await queryClient.invalidateQueries({ queryKey: linkedUsersQuery(api, session).queryKey });
      // The button is gone, so focus moves to the page's main element.
      document.querySelector<HTMLElement>('main')?.focus();
    },
    onError: (error) =>
      showToast({ text: sentenceOf(error, 'Não foi possível remover. Tente novamente.'), tone: 'error' }),
  });
}
