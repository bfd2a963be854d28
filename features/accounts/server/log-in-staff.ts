import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { parseLoginName } from '../domain/login-name.ts';
import type { StaffSession } from '../domain/staff-session.ts';
import { forgive, mayTry } from './login-throttle.ts';
import { isPassword } from './passwords.ts';
import { staffByEmail } from './staff.store.ts';
import { staffSessionOf } from './staff-session-of.ts';
import { addStaffSession, endStaffSession } from './staff-sessions.store.ts';

/** A long working day: who runs a shop logs in each morning. */
export const STAFF_SESSION_HOURS = 12;
const SESSION_LENGTH = STAFF_SESSION_HOURS * 60 * 60_000;

export interface StaffLoginAttempt {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  /** Ended when this login succeeds. */
  readonly previousSessionId?: string | undefined;
}

export interface LoggedInStaff {
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly session: StaffSession;
}

type Refusal = { readonly code: 'malformed-email' | 'invalid-credentials' | 'too-many-attempts' };

/** Unknown e-mails and wrong passwords cost and answer the same, as at the shop's own login. Reliability M06. */
export async function logInStaff(
  context: Context,
  attempt: StaffLoginAttempt,
): Promise<Result<LoggedInStaff, Refusal>> {
  const login = parseLoginName(attempt.email);
  if (login?.kind !== 'email') return refuse({ code: 'malformed-email' });
  // No e-mail has a colon, so a client of the same e-mail is counted apart.
  const counted = { login: `staff:${login.normalised}`, ip: attempt.ip };
  if (!(await mayTry(context, counted))) return refuse({ code: 'too-many-attempts' });
  const person = await staffByEmail(context.db, login.normalised);
  const matches = await isPassword(person?.passwordHash, attempt.password);
  if (person === undefined || !matches) return refuse({ code: 'invalid-credentials' });
  await forgive(context, counted);
  return inTransaction(context, async ({ db, now }) => {
    const { previousSessionId } = attempt;
    if (previousSessionId !== undefined) await endStaffSession(db, previousSessionId, now);
    const sessionId = newId();
    const expiresAt = new Date(now + SESSION_LENGTH);
    await addStaffSession(db, { id: sessionId, staffId: person.id, createdAt: new Date(now), expiresAt });
    return accept({
      sessionId,
      expiresAt,
      session: await staffSessionOf(db, { ...person, staffId: person.id }),
    });
  });
}
