import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { accountOfUser } from '../clients/users.store.ts';

/** The user's own address, and whether its mailbox has confirmed it; undefined for who may not log in any more. */
export async function emailState({ db, actor }: Context & { readonly actor: Customer }) {
  const account = await accountOfUser(db, actor.userId);
  return account && { email: account.email, verified: account.emailVerifiedAt !== null };
}
