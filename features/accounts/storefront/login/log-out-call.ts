import type { Api } from '#platform/web/api.ts';
import { logOutEndpoint } from '../../contract/login/login.endpoints.ts';
import type { Session } from '../../domain/session.ts';

/** Ends the session on the server; the caller clears the page's state. Spec 4, logout. */
export async function endOwnSession(api: Api, { handle }: Session): Promise<void> {
  await api.call(logOutEndpoint, { params: { token: handle } });
}
