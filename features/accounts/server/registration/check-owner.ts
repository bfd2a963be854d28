import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { forgive, mayTry } from '../login/login-throttle.ts';
import { isPassword } from '../login/passwords.ts';
import { type FactorOwner, type OwnerAccount, ownerAccount } from '../second-factor/factor-owner.ts';

export interface OwnerProof {
  readonly owner: FactorOwner;
  readonly password: string;
  readonly ip: string;
  /** The current session; failed attempts are counted for it separately. */
  readonly sessionId: string;
}

/** Checks the current password: a session alone may neither set up nor remove a second factor. */
export async function checkOwner(
  context: Context,
  { owner, password, ip, sessionId }: OwnerProof,
): Promise<Result<OwnerAccount, { readonly code: 'wrong-password' | 'too-many-attempts' }>> {
  const counted = { login: `${owner.kind} ${owner.id}`, ip, device: sessionId };
  if (!(await mayTry(context, counted))) return refuse({ code: 'too-many-attempts' });
  const account = await ownerAccount(context.db, owner);
  const matches = await isPassword(account?.passwordHash, password, context);
  if (account === undefined || !matches) return refuse({ code: 'wrong-password' });
  await forgive(context, counted);
  return accept(account);
}
