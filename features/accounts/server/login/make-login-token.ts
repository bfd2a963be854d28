import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { hashOfOpaqueToken, newOpaqueToken } from '#platform/keys/opaque-token.ts';
import { accountOfUser } from '../clients/users.store.ts';
import { mayHandOut } from '../sessions/sessions.store.ts';
import { putLoginToken } from './login-tokens.store.ts';

const LIFETIME = 60_000;

export interface LoginToken {
  readonly token: string;
  readonly email: string;
  /** The supplier's own domain, the only host where the token is valid. */
  readonly domain: string;
}

/**
 * Creates a token that carries this session to the supplier's own domain; undefined where the supplier has none. Reliability M04.
 */
export async function makeLoginToken(
  context: Context & { readonly actor: Customer },
): Promise<Result<LoginToken, { readonly code: 'from-a-token' }> | undefined> {
  const { supplier, actor, now } = context;
  const { domain } = await shopOf(context);
  const account = await accountOfUser(context.db, actor.userId);
  if (domain === undefined || account === undefined) return undefined;
  const { email } = account;
  const token = newOpaqueToken();
  const storedToken = {
    supplierId: supplier.id,
    tokenHash: hashOfOpaqueToken(token),
    sessionId: actor.sessionId,
    email,
    host: domain,
    expiresAt: new Date(now + LIFETIME),
  };
  return inTransaction(context, async ({ db }) => {
    // A session that another one opened for some minutes, for its client's system, may not be carried on.
    if (!(await mayHandOut(db, actor.sessionId, now))) return refuse({ code: 'from-a-token' as const });
    await putLoginToken(db, storedToken, now);
    return accept({ token, email, domain });
  });
}
