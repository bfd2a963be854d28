import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { UpdateRefusal } from '../../contract/clients/own-account-texts.ts';
import { parseLoginName } from '../../domain/login/login-name.ts';
import type { PasswordProblem } from '../../domain/login/password-rules.ts';
import { checkPassword } from '../identity/check-password.ts';
import { hashPassword } from '../identity/passwords.ts';
import { newPasswordProblem } from '../login/new-password-problem.ts';
import { replacePassword } from '../login/replace-password.ts';
import { mayRequest } from '../login/request-throttle.ts';
import { forgetSession } from '../sessions/cached-session.ts';
import { renewSession } from '../sessions/renew-session.ts';
import type { StartedSession } from '../sessions/start-session.ts';
import { type Account, accountOfUser } from './users.store.ts';

type OwnContext = Context & { readonly actor: Customer };
type Refusal = { readonly code: UpdateRefusal | PasswordProblem };

export interface UserUpdate {
  readonly currentPassword: string;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly ip: string;
}

export interface Updated {
  /** Address that must be confirmed first. */
  readonly pendingEmail?: string;
  /** Replaces the current session after a new password. */
  readonly renewed?: StartedSession;
}

/** Spec 2, update user. Requires the current password: a session alone changes neither e-mail nor password. */
export async function updateUser(context: OwnContext, update: UserUpdate): Promise<Result<Updated, Refusal>> {
  const { ip, email: typed, password } = update;
  const { userId, sessionId } = context.actor;
  const attempt = { login: `user ${userId}`, ip, device: sessionId, password: update.currentPassword };
  const checked = await checkPassword(context, attempt, () => accountOfUser(context.db, userId));
  if (!checked.ok) {
    const { code } = checked.refusal;
    return refuse({ code: code === 'wrong-password' ? code : 'too-many-requests' });
  }
  const account = checked.value;
  const email = typed === undefined ? undefined : newEmail(account, typed);
  if (email !== undefined && !email.ok) return email;
  const problem = password === undefined ? undefined : await newPasswordProblem(password, ownWords(account));
  if (problem !== undefined) return refuse({ code: problem });
  if (email !== undefined && !(await mayRequest(context, 'email', { login: account.userId, ip })))
    return refuse({ code: 'too-many-requests' });
  const passwordHash = password === undefined ? undefined : await hashPassword(password, context);
  const renewed = await saveLogin(context, account, { email: email?.value, passwordHash });
  return accept({
    ...defined({ pendingEmail: email === undefined ? undefined : email.value, renewed }),
  });
}

const ownWords = ({ email, name, document }: Account): string[] => [email, name, document ?? ''];

function newEmail(account: Account, typed: string): Result<string, Refusal> {
  const login = parseLoginName(typed);
  if (login?.kind !== 'email') return refuse({ code: 'malformed-email' });
  return login.normalised === account.email ? refuse({ code: 'same-email' }) : accept(login.normalised);
}

async function saveLogin(
  context: OwnContext,
  { userId, email: before }: Account,
  { email, passwordHash }: { readonly email: string | undefined; readonly passwordHash: string | undefined },
): Promise<StartedSession | undefined> {
  const { actor, supplier, now } = context;
  const { ended, renewed } = await inTransaction(context, async (inside) => {
    const ended: string[] = [];
    let renewed: StartedSession | undefined;
    if (passwordHash !== undefined) {
      const except = actor.sessionId;
      const others = await replacePassword(inside, { userId, email: before, passwordHash, except });
      // The current session gets a new id, too: somebody who knew the old password may know the old id.
      renewed = await renewSession(inside, actor.sessionId);
      ended.push(...others, actor.sessionId);
    }
    if (email !== undefined) {
      // The address changes once confirmed. Whether somebody else has it is revealed only to its own mailbox.
      const facts = { supplierId: supplier.id, userId, email };
      await queueMail(inside.db, 'email-confirmation', facts, now);
      await queueMail(inside.db, 'email-changing', { supplierId: supplier.id, email: before }, now);
    }
    return { ended, renewed };
  });
  for (const id of ended) forgetSession(context.database.db, id);
  return renewed;
}
