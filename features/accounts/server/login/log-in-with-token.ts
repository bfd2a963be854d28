import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { normaliseHost } from '#platform/http/normalise-host.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import { documentLength } from '../../domain/login/login-name.ts';
import { forgetSession } from '../sessions/cached-session.ts';
import { sessionAt } from '../sessions/presented-session.ts';
import { continueSession } from '../sessions/renew-session.ts';
import { sessionOf } from '../sessions/session-of.ts';
import type { LoggedIn } from './log-in.ts';
import { takeLoginToken } from './login-tokens.store.ts';

export interface TokenAttempt {
  readonly token: string;
  readonly email: string;
  /** As sent by the request. */
  readonly host: string;
  readonly device: string;
  /** Session of the browser on this host; ended when this login succeeds. */
  readonly previousSessionId?: string | undefined;
}

type TokenLogin = Result<Omit<LoggedIn, 'choices'>, { readonly code: 'wrong-token' }>;

/**
 * Opens a session on this host with the user and client of the carried one. The token works once, within a minute, on the right
 * host, while the carried session is open and the supplier lets its client in. All failures return the same error.
 */
export async function logInWithToken(context: Context, attempt: TokenAttempt): Promise<TokenLogin> {
  const { token, host: said, device, previousSessionId } = attempt;
  const presented = {
    tokenHash: hashOfOpaqueToken(token),
    email: attempt.email.trim().toLowerCase(),
    host: normaliseHost(said) ?? '',
  };
  const entered = await inTransaction(context, async ({ db, supplier, now }): Promise<TokenLogin> => {
    const carried = await takeLoginToken(db, supplier.id, presented, now);
    const presentedHere = carried === undefined ? undefined : await sessionAt(db, carried, supplier, now);
    if (presentedHere?.state !== 'open') return refuse({ code: 'wrong-token' });
    const { session } = presentedHere;
    const started = await continueSession({ db, now }, session.id, { device, previousSessionId });
    if (started === undefined) return refuse({ code: 'wrong-token' });
    return accept({
      ...started,
      session: sessionOf({ ...session, handle: started.handle }),
      documentLength: documentLength(session.document ?? undefined),
    });
  });
  if (previousSessionId !== undefined) forgetSession(context.database.db, previousSessionId);
  return entered;
}
