import { parseLoginName } from '#features/accounts/domain/login/login-name.ts';
import type { PasswordProblem } from '#features/accounts/domain/login/password-rules.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { newPasswordProblem } from '#features/accounts/server/login/new-password-problem.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import type { StaffId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import {
  changePlatformSettings,
  lockPlatformSettings,
  type SettingsRow,
} from '../platform-settings.store.ts';
import { recordPlatformChange } from '../record-platform-change.ts';
import { hashOfFirstRunCode } from './first-run-code.ts';
import { isInstallationEmpty } from './prepare-first-run.ts';

export interface FirstAdministrator {
  readonly code: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

type Refusal = {
  readonly code:
    | 'already-set-up'
    | 'wrong-code'
    | 'too-many-attempts'
    | 'malformed-email'
    | 'email-taken'
    | PasswordProblem;
};

const MAX_MISSES = 10;
/** Milliseconds. */
const WINDOW = 15 * 60_000;

/** Creates the first administrator. The code dies with it: of two who have it at once, the second is refused. */
export async function beginInstallation(
  context: Context,
  { code, name, password, email: typed }: FirstAdministrator,
): Promise<Result<StaffId, Refusal>> {
  const checked = await inTransaction(context, ({ db, now }) => checkCode(db, code, now));
  if (!checked.ok) return checked;
  const login = parseLoginName(typed);
  if (login?.kind !== 'email') return refuse({ code: 'malformed-email' });
  const email = login.normalised;
  const problem = await newPasswordProblem(password, [email, name]);
  if (problem !== undefined) return refuse({ code: problem });
  const passwordHash = await hashPassword(password);
  return inTransaction(context, async ({ db, now }): Promise<Result<StaffId, Refusal>> => {
    // Again, because somebody else may have used it meanwhile.
    const still = await checkCode(db, code, now);
    if (!still.ok) return still;
    const person = { name, email, passwordHash, administrator: true, memberships: [] };
    const staffId = await createStaff(db, person);
    if (staffId === undefined) return refuse({ code: 'email-taken' });
    await changePlatformSettings(db, { firstRunSalt: null, firstRunHash: null, firstRunMisses: 0 });
    await recordPlatformChange(
      db,
      { now, staffId },
      { action: 'installation.begun', subject: staffId, before: null, after: { name, email } },
    );
    return accept(staffId);
  });
}

/** Counts a wrong code, of all processes together. */
async function checkCode(
  db: Context['db'],
  code: string,
  now: Instant,
): Promise<Result<true, { readonly code: 'already-set-up' | 'wrong-code' | 'too-many-attempts' }>> {
  const settings = await lockPlatformSettings(db);
  if (settings.firstRunHash === null || !(await isInstallationEmpty(db)))
    return refuse({ code: 'already-set-up' });
  const misses = missesWithin(settings, now);
  if (misses >= MAX_MISSES) return refuse({ code: 'too-many-attempts' });
  if (settings.firstRunHash === hashOfFirstRunCode(code)) return accept(true);
  const since = misses === 0 ? new Date(now) : settings.firstRunSince;
  await changePlatformSettings(db, { firstRunMisses: misses + 1, firstRunSince: since });
  return refuse({ code: 'wrong-code' });
}

const missesWithin = ({ firstRunMisses, firstRunSince }: SettingsRow, now: Instant): number =>
  firstRunSince !== null && now - firstRunSince.getTime() < WINDOW ? firstRunMisses : 0;
