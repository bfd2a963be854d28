import type { Result } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { checkPassword } from '../identity/check-password.ts';
import { type FactorOwner, type OwnerAccount, ownerAccount } from './factor-owner.ts';

export interface OwnerProof {
  readonly owner: FactorOwner;
  readonly password: string;
  readonly ip: string;
  /** The current session; failed attempts are counted for it separately. */
  readonly sessionId: string;
}

/** Checks the current password: a session alone may neither set up nor remove a second factor. */
export const checkOwner = (
  context: Context,
  { owner, password, ip, sessionId }: OwnerProof,
): Promise<Result<OwnerAccount, { readonly code: 'wrong-password' | 'too-many-attempts' }>> =>
  checkPassword(context, { login: `${owner.kind} ${owner.id}`, ip, device: sessionId, password }, () =>
    ownerAccount(context.db, owner),
  );
