import type { QueryClient } from '@tanstack/react-query';
import { logOutEndpoint } from '#features/accounts/contract/login/login.endpoints.ts';
import { visitorSession } from '#features/accounts/domain/session.ts';
import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import { showMessage } from '#platform/ui/overlays/message-state.ts';
import type { CatalogScope } from './catalog-scope.ts';

/** Shows why, ends the session, and lets the page continue as a visitor's. Spec 8. */
export async function logOutWithWarning(
  { api, session }: CatalogScope,
  queryClient: QueryClient,
  text: string,
): Promise<void> {
  showMessage({ title: 'Sua sessão terminou', text, tone: 'warn' });
  // An expired session needs no logout call.
  if (session.authenticated)
    await api.call(logOutEndpoint, { params: { token: session.handle } }).catch(() => undefined);
  queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle' });
  queryClient.setQueryData(sessionQuery(api).queryKey, visitorSession);
}
