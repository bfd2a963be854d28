import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#features/accounts/domain/session.ts';
import { fetchSession } from '#features/accounts/storefront/login/fetch-session.ts';
import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import { showMessage, useMessage } from '#platform/ui/overlays/message-state.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { Api } from '#platform/web/api.ts';

/**
 * Handles a refused call of a stale session. Either the session is over, which is reported here because the response
 * that says so clears the cookie; or another tab has logged in or chosen another client since. Nothing was written
 * then; the page says so and is reloaded with the present session. Spec 8, bad session; reliability M11, T34.
 */
export async function handleOtherSession(api: Api, queryClient: QueryClient): Promise<void> {
  const shown = queryClient.getQueryData(sessionQuery(api).queryKey);
  if (shown === undefined || useMessage.getState().message !== undefined) return;
  const now = await fetchSession(api, new AbortController().signal).catch(() => undefined);
  if (now === undefined || now.handle === shown.handle) return;
  if (!now.authenticated) {
    if (shown.authenticated && now.notice !== undefined) showToast({ text: now.notice, tone: 'error' });
    return;
  }
  showMessage({
    title: 'Você mudou de conta em outra aba',
    text: `Esta página ainda mostrava ${whose(shown)}. Agora você está em ${whose(now)}. Nada foi gravado na conta errada.`,
    tone: 'warn',
    actions: [{ label: 'Continuar', run: () => window.location.reload() }],
  });
}

function whose({ authenticated, choosing, clientName, name }: Session): string {
  if (!authenticated) return 'a loja sem login';
  return choosing ? 'sua visão de representante' : `a conta de ${clientName ?? name}`;
}
