/** An invited person, with or without an account, and the proof required to accept. */
import type { PasswordProblem } from '#features/accounts/domain/login/password-rules.ts';
import { accountByLogin } from '#features/accounts/server/clients/users.store.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { newPasswordProblem } from '#features/accounts/server/login/new-password-problem.ts';
import { provePassword } from '#features/accounts/server/login/prove-password.ts';
import type { UserId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { AcceptingRefusal } from '../contract/linked-users-texts.ts';

export type AcceptanceRefusal = { readonly code: AcceptingRefusal | PasswordProblem };

export interface Acceptance {
  readonly code: string;
  /** For a new account. */
  readonly name?: string | undefined;
  /** Password of the new or the existing account. */
  readonly password?: string | undefined;
  readonly ip: string;
}

type Account = NonNullable<Awaited<ReturnType<typeof accountByLogin>>>;

export interface Invitee {
  readonly email: string;
  /** Account with this address, if any. */
  readonly account: Account | undefined;
  /** Create an account, enter its password, or only confirm when logged in with it. */
  readonly needs: 'account' | 'password' | 'click';
}

export async function inviteeOf({ db, actor }: Context, email: string): Promise<Invitee> {
  const account = await accountByLogin(db, { kind: 'email', normalised: email });
  if (account === undefined) return { email, account, needs: 'account' };
  const isSelf = actor.kind === 'customer' && ['principal', 'linked'].includes(actor.capacity);
  return { email, account, needs: isSelf && actor.userId === account.userId ? 'click' : 'password' };
}

/** Proves that the caller owns the account: by session or by password. */
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

/** Validates name and password of a new account. */
export async function newPersonOf(
  { email }: Invitee,
  { name: typed = '', password }: Acceptance,
): Promise<Result<NewPerson, AcceptanceRefusal>> {
  const name = typed.trim();
  if (name === '') return refuse({ code: 'needs-name' });
  if (password === undefined) return refuse({ code: 'needs-password' });
  const problem = await newPasswordProblem(password, [email, name]);
  if (problem !== undefined) return refuse({ code: problem });
  return accept({ name, passwordHash: await hashPassword(password) });
}
