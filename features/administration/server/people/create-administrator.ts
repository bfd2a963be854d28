import { parseLoginName } from '#features/accounts/domain/login/login-name.ts';
import type { PasswordProblem } from '#features/accounts/domain/login/password-rules.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { newPasswordProblem } from '#features/accounts/server/login/new-password-problem.ts';
import { setPlatformRole } from '#features/accounts/server/platform/platform-people.store.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staffByEmail } from '#features/accounts/server/staff/staff.store.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { recordPlatformChange } from '../record-platform-change.ts';

interface NewAdministrator {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** By a command of the server. An account that exists keeps its password; 'unchanged' if it administers already. */
export async function createAdministrator(
  database: Database,
  { name, email: typed, password }: NewAdministrator,
  now: Instant,
): Promise<Result<'created' | 'unchanged', { readonly code: 'malformed-email' | PasswordProblem }>> {
  const login = parseLoginName(typed);
  if (login?.kind !== 'email') return refuse({ code: 'malformed-email' });
  const email = login.normalised;
  const existing = await staffByEmail(database.db, email);
  if (existing?.administrator) return accept('unchanged');
  const problem = existing === undefined ? await newPasswordProblem(password, [email, name]) : undefined;
  if (problem !== undefined) return refuse({ code: problem });
  const passwordHash = await hashPassword(password);
  await database.transaction(async (db) => {
    const id =
      existing?.id ??
      (await createStaff(db, { name, email, passwordHash, administrator: true, memberships: [] }));
    if (id === undefined) throw new Error(`${email} was added meanwhile: run the command again`);
    await setPlatformRole(db, id, 'administrator');
    const change = { action: 'person.added', subject: email, before: null, after: { name } } as const;
    await recordPlatformChange(db, { now }, change);
  });
  return accept('created');
}
