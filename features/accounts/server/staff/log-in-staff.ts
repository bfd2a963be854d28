import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { parseLoginName } from '../../domain/login/login-name.ts';
import type { StaffSession } from '../../domain/staff-session.ts';
import { deviceFor, type KnownDevice } from '../login/known-device.ts';
import { forgive, mayTry } from '../login/login-throttle.ts';
import { isPassword } from '../login/passwords.ts';
import { awaitSecondStep } from '../second-factor/await-second-step.ts';
import { staffByEmail } from './staff.store.ts';
import { staffSessionOf } from './staff-session-of.ts';
import { type StartedStaffSession, startStaffSession } from './start-staff-session.ts';

export interface StaffLoginAttempt {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  readonly knownDevice?: KnownDevice | undefined;
  /** Ended when this login succeeds. */
  readonly previousSessionId?: string | undefined;
}

export interface LoggedInStaff extends StartedStaffSession {
  readonly session: StaffSession;
}

type Refusal =
  | { readonly code: 'malformed-email' | 'invalid-credentials' | 'too-many-attempts' }
  /** The password was correct, but no session is open: `desafio` is the token for the second step. */
  | { readonly code: 'second-step'; readonly facts: { readonly desafio: string } };

/** Unknown e-mails and wrong passwords cost the same and return the same, as in the shop's login. Reliability M06. */
export async function logInStaff(
  context: Context,
  attempt: StaffLoginAttempt,
): Promise<Result<LoggedInStaff, Refusal>> {
  const login = parseLoginName(attempt.email);
  if (login?.kind !== 'email') return refuse({ code: 'malformed-email' });
  // The prefix separates the count from a client with the same e-mail: no e-mail contains a colon.
  const person = await staffByEmail(context.db, login.normalised);
  const device = deviceFor(attempt.knownDevice, person?.id);
  const counted = { login: `staff:${login.normalised}`, ip: attempt.ip, device };
  if (!(await mayTry(context, counted))) return refuse({ code: 'too-many-attempts' });
  const matches = await isPassword(person?.passwordHash, attempt.password, context);
  if (person === undefined || !matches) return refuse({ code: 'invalid-credentials' });
  await forgive(context, counted);
  return inTransaction(context, async (inside): Promise<Result<LoggedInStaff, Refusal>> => {
    const desafio = await awaitSecondStep(inside, { kind: 'staff', id: person.id }, {});
    if (desafio !== undefined) return refuse({ code: 'second-step', facts: { desafio } });
    const started = await startStaffSession(inside, person.id, attempt.previousSessionId);
    return accept({
      ...started,
      session: await staffSessionOf(inside.db, { ...person, staffId: person.id }),
    });
  });
}
