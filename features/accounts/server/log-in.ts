import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { approvedFromTheStart, mayLogIn } from '../domain/approval.ts';
import { documentLength, parseLoginName } from '../domain/login-name.ts';
import type { Session } from '../domain/session.ts';
import { meetCustomer } from './customers.store.ts';
import { forgive, mayTry } from './login-throttle.ts';
import { isPassword } from './passwords.ts';
import { forgetSession } from './remembered-session.ts';
import { sessionOf } from './session-of.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { type Account, accountByLogin, holdPassword } from './users.store.ts';

export interface LoginAttempt {
  readonly login: string;
  readonly password: string;
  readonly ip: string;
  readonly asRepresentative: boolean;
  /** What it is called in the list of devices. */
  readonly device?: string;
  /** Ended when this login succeeds. */
  readonly previousSessionId?: string | undefined;
}

export interface LoggedIn extends StartedSession {
  readonly session: Required<Session>;
  readonly documentLength: 11 | 14;
}

type Refusal = {
  readonly code: 'malformed-login' | 'invalid-credentials' | 'waiting-for-approval' | 'too-many-attempts';
};

/** Spec 4, login. Unknown logins and wrong passwords cost and answer the same. */
export async function logIn(context: Context, attempt: LoginAttempt): Promise<Result<LoggedIn, Refusal>> {
  const login = parseLoginName(attempt.login);
  if (login === undefined) return refuse({ code: 'malformed-login' });
  const counted = { login: login.normalised, ip: attempt.ip };
  if (!(await mayTry(context, counted))) return refuse({ code: 'too-many-attempts' });
  // No user is a representative: for that door every login is unknown.
  const account = attempt.asRepresentative ? undefined : await accountByLogin(context.db, login);
  const matches = await isPassword(account?.passwordHash, attempt.password);
  if (account === undefined || !matches) return refuse({ code: 'invalid-credentials' });
  await forgive(context, counted);
  const entered = await inTransaction(context, (inside) => openFor(inside, account, attempt));
  if (attempt.previousSessionId !== undefined) forgetSession(context.database.db, attempt.previousSessionId);
  return entered;
}

async function openFor(
  { db, supplier, now }: Context,
  account: Account,
  { previousSessionId, device = '' }: LoginAttempt,
): Promise<Result<LoggedIn, Refusal>> {
  // It may have been changed, and all sessions ended, while this one was looked at.
  if (!(await holdPassword(db, account.userId, account.passwordHash)))
    return refuse({ code: 'invalid-credentials' });
  const { approved } = await meetCustomer(
    db,
    supplier.id,
    account.clientId,
    approvedFromTheStart(supplier.tags),
  );
  if (!mayLogIn(supplier.tags, approved)) return refuse({ code: 'waiting-for-approval' });
  const started = await startSession({ db, now }, { userId: account.userId, device, previousSessionId });
  return accept({
    ...started,
    session: sessionOf({ ...account, handle: started.handle, approved }),
    documentLength: documentLength(account.document ?? undefined),
  });
}
