/** Whoever was invited by mail, with an account or without one: what it takes them to say yes. */
import { type PasswordProblem, passwordProblem } from '#features/accounts/domain/password-rules.ts';
import { accountByLogin, hashPassword, provePassword } from '#features/accounts/server/public.ts';
import type { UserId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { AcceptingRefusal } from '../contract/linked-users-texts.ts';

export type AcceptanceRefusal = { readonly code: AcceptingRefusal | PasswordProblem };

export interface Acceptance {
  readonly code: string;
  /** Of the new account where there is none. */
  readonly name?: string | undefined;
  /** The new account's, or that of the one there is. */
  readonly password?: string | undefined;
  readonly ip: string;
}

type Account = NonNullable<Awaited<ReturnType<typeof accountByLogin>>>;

export interface Invitee {
  readonly email: string;
  /** Whose the address is, if anybody's. */
  readonly account: Account | undefined;
  /** A new account, the password of the one there is, or a click of whoever is logged in. */
  readonly needs: 'account' | 'password' | 'click';
}

export async function inviteeOf({ db, actor }: Context, email: string): Promise<Invitee> {
  const account = await accountByLogin(db, { kind: 'email', normalised: email });
  if (account === undefined) return { email, account, needs: 'account' };
  const isSelf = actor.kind === 'customer' && ['principal', 'linked'].includes(actor.capacity);
  return { email, account, needs: isSelf && actor.userId === account.userId ? 'click' : 'password' };
}

/** That they are the one whose account it is. */
export async function proveInvitee(
  context: Context,
  { account, needs }: Invitee & { readonly account: Account },
  { password, ip }: Acceptance,
): Promise<Result<UserId, AcceptanceRefusal>> {
  if (needs === 'click') return accept(account.userId);
  if (password === undefined) return refuse({ code: 'needs-password' });
  const proved = await provePassword(context, account, { password, ip });
  return proved.ok ? accept(account.userId) : proved;
}

interface NewPerson {
  readonly name: string;
  readonly passwordHash: string;
}

/** What a new account is made of. */
export async function newPersonOf(
  { email }: Invitee,
  { name: typed = '', password }: Acceptance,
): Promise<Result<NewPerson, AcceptanceRefusal>> {
  const name = typed.trim();
  if (name === '') return refuse({ code: 'needs-name' });
  if (password === undefined) return refuse({ code: 'needs-password' });
  const problem = passwordProblem(password, [email, name]);
  if (problem !== undefined) return refuse({ code: problem });
  return accept({ name, passwordHash: await hashPassword(password) });
}
