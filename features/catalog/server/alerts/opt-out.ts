import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { optOutOwner } from './opt-out-code.ts';
import { cancelAllAlerts } from './product-alerts.store.ts';

/** Cancels all alerts of the client at the supplier that the code of a mailed link names; no login is needed. Idempotent. */
export async function optOut(
  { db, now }: Pick<Context, 'db' | 'now'>,
  secrets: string,
  code: string,
): Promise<Result<void, { readonly code: 'invalid-opt-out' }>> {
  const owner = optOutOwner(secrets, code);
  if (owner === undefined) return refuse({ code: 'invalid-opt-out' });
  await cancelAllAlerts(db, owner, now);
  return accept(undefined);
}
