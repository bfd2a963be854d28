/** The password of who works in the panel: changed with the present one, or reset by a mailed link. */
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { parseLoginName } from '../../../domain/login/login-name.ts';
import type { PasswordProblem } from '../../../domain/login/password-rules.ts';
import { hashPassword } from '../../identity/passwords.ts';
import type { IssuedSession } from '../../identity/session-cookie.ts';
import { newPasswordProblem } from '../../login/new-password-problem.ts';
import { mayRequest } from '../../login/request-throttle.ts';
import { checkOwner } from '../../second-factor/check-owner.ts';
import { dropChallenges } from '../../second-factor/second-step-challenges.store.ts';
import { renewStaffSession } from '../renew-staff-session.ts';
import { staffById, writeStaffPassword } from '../staff.store.ts';
import { endStaffSessionsOf } from '../staff-sessions.store.ts';
import type { OwnSession } from './own-session.ts';
import { dropStaffCodes, staffCodeOwner, takeStaffCode } from './staff-codes.store.ts';

type Refused<Code extends string> = { readonly code: Code };

/**
 * Queues a mail with a link to set a new password. Whether the address has an account is only checked when the mail is composed, so
 * known and unknown ones cost the same and return the same. Reliability M06.
 */
export async function recoverStaffPassword(
  context: Context,
  { email: typed, ip }: { readonly email: string; readonly ip: string },
): Promise<Result<void, Refused<'malformed-email' | 'too-many-requests'>>> {
  const login = parseLoginName(typed);
  if (login?.kind !== 'email') return refuse({ code: 'malformed-email' });
  const email = login.normalised;
  if (!(await mayRequest(context, 'recovery', { login: `staff:${email}`, ip })))
    return refuse({ code: 'too-many-requests' });
  await queueMail(context.db, 'staff-password-recovery', { email }, context.now);
  return accept(undefined);
}

/** Sets a new password with a mailed link. A rejected password leaves the link valid. A second step stays required. */
export async function setStaffPassword(
  context: Context,
  { code, password }: { readonly code: string; readonly password: string },
): Promise<Result<void, Refused<'invalid-link' | PasswordProblem>>> {
  const { db, now } = context;
  const codeHash = hashOfOpaqueToken(code);
  const owner = await staffCodeOwner(db, 'password', codeHash, now);
  if (owner === undefined) return refuse({ code: 'invalid-link' });
  const problem = await newPasswordProblem(password, [owner.email, owner.name]);
  if (problem !== undefined) return refuse({ code: problem });
  const passwordHash = await hashPassword(password, context);
  return inTransaction(context, async (inside): Promise<Result<void, Refused<'invalid-link'>>> => {
    // Two uses may be concurrent: only the one that takes the code changes the password.
    if (!(await takeStaffCode(inside.db, 'password', codeHash, now))) return refuse({ code: 'invalid-link' });
    await replaceStaffPassword(inside.db, { ...owner, passwordHash }, now);
    await endStaffSessionsOf(inside.db, owner.staffId, now);
    return accept(undefined);
  });
}

/** Changes the password with the present one, renews the current session and ends all others. */
export async function changeStaffPassword(
  context: Context,
  { staffId, sessionId, ip }: OwnSession,
  { current, password }: { readonly current: string; readonly password: string },
): Promise<Result<IssuedSession, Refused<'wrong-password' | 'too-many-attempts' | PasswordProblem>>> {
  const proof = { owner: { kind: 'staff', id: staffId } as const, password: current, ip, sessionId };
  const proven = await checkOwner(context, proof);
  if (!proven.ok) return proven;
  const { email } = proven.value;
  const name = (await staffById(context.db, staffId))?.name ?? '';
  const problem = await newPasswordProblem(password, [email, name]);
  if (problem !== undefined) return refuse({ code: problem });
  const passwordHash = await hashPassword(password, context);
  return inTransaction(context, async (inside) => {
    await replaceStaffPassword(inside.db, { staffId, email, passwordHash }, inside.now);
    return accept(await renewStaffSession(inside, staffId, sessionId));
  });
}

/** Writes the password and voids mailed links and pending second steps of the old one. The person is notified by mail. */
async function replaceStaffPassword(
  db: Db,
  {
    staffId,
    email,
    passwordHash,
  }: { readonly staffId: string; readonly email: string; readonly passwordHash: string },
  now: number,
): Promise<void> {
  await writeStaffPassword(db, staffId, passwordHash, now);
  await dropStaffCodes(db, staffId);
  await dropChallenges(db, { kind: 'staff', id: staffId });
  await queueMail(db, 'staff-password-changed', { email }, now);
}
