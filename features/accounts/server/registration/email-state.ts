import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { accountOfUser } from '../clients/users.store.ts';

/** The user's address and whether its mailbox confirmed it; undefined when the user may no longer log in. */
export async function emailState({ db, actor }: Context & { readonly actor: Customer }) {
  const account = await accountOfUser(db, actor.userId);
  return account && { email: account.email, verified: account.emailVerifiedAt !== null };
}
