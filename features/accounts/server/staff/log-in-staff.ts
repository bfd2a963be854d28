import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { parseLoginName } from '../../domain/login/login-name.ts';
import type { StaffSession } from '../../domain/staff-session.ts';
import { asLoginRefusal, checkPassword } from '../identity/check-password.ts';
import { deviceFor, type KnownDevice } from '../identity/known-device.ts';
import type { IssuedSession } from '../identity/session-cookie.ts';
import { awaitSecondStep } from '../second-factor/await-second-step.ts';
import { type StaffRow, staffByEmail } from './staff.store.ts';
import { staffSessionOf } from './staff-session-of.ts';
import { type SessionOrigin, startStaffSession } from './start-staff-session.ts';

export interface StaffLoginAttempt {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  /** 'Chrome no Windows'; empty where it is unknown. */
  readonly deviceName: string;
  readonly knownDevice?: KnownDevice | undefined;
  /** Ended when this login succeeds. */
  readonly previousSessionId?: string | undefined;
}

export interface LoggedInStaff extends IssuedSession {
  readonly session: StaffSession;
}

type Refusal =
  | { readonly code: 'malformed-email' | 'invalid-credentials' | 'too-many-attempts' }
  /** The password was correct, but no session is open: `challenge` is the token for the second step. */
  | { readonly code: 'second-step'; readonly facts: { readonly challenge: string } };

/** Unknown e-mails and wrong passwords cost the same and return the same, as in the shop's login. Reliability M06. */
export async function logInStaff(
  context: Context,
  attempt: StaffLoginAttempt,
): Promise<Result<LoggedInStaff, Refusal>> {
  const login = parseLoginName(attempt.email);
  if (login?.kind !== 'email') return refuse({ code: 'malformed-email' });
  // The prefix separates the count from a client with the same e-mail: no e-mail contains a colon.
  const found = await staffByEmail(context.db, login.normalised);
  const device = deviceFor(attempt.knownDevice, found?.id);
  const { ip, password } = attempt;
  const counted = { login: `staff:${login.normalised}`, ip, device, password };
  const checked = await checkPassword(context, counted, () => found);
  if (!checked.ok) return refuse(asLoginRefusal(checked.refusal));
  const person = checked.value;
  return inTransaction(context, async (inside): Promise<Result<LoggedInStaff, Refusal>> => {
    const challenge = await awaitSecondStep(inside, { kind: 'staff', id: person.id }, {});
    if (challenge !== undefined) return refuse({ code: 'second-step', facts: { challenge } });
    const origin = { device: attempt.deviceName, ip };
    return accept(await openForStaff(inside, person, attempt.previousSessionId, origin));
  });
}

/** Opens a session for a verified person, in the caller's transaction. */
export async function openForStaff(
  { db, now }: Pick<Context, 'db' | 'now'>,
  person: Pick<StaffRow, 'id' | 'name' | 'email' | 'administrator'>,
  previousSessionId: string | undefined,
  origin: SessionOrigin,
): Promise<LoggedInStaff> {
  const started = await startStaffSession({ db, now }, person.id, previousSessionId, origin);
  return { ...started, session: await staffSessionOf(db, { ...person, staffId: person.id }) };
}
