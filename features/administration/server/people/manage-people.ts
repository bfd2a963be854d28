/** The people of the platform: their roles, and their removal. */
import { platformRoleOf } from '#features/accounts/domain/platform-may.ts';
import {
  lockAdministrators,
  platformPeople,
  setPlatformRole,
} from '#features/accounts/server/platform/platform-people.store.ts';
import { endAllStaffSessions } from '#features/accounts/server/staff/staff-sessions.store.ts';
import type { StaffId } from '#kernel/ids.ts';
import type { PlatformRole } from '#kernel/permissions.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { recordPlatformChange } from '../record-platform-change.ts';
import type { PlatformContext } from '../suppliers/manage-suppliers.ts';

export interface PlatformMember {
  readonly id: StaffId;
  readonly name: string;
  readonly email: string;
  readonly role: PlatformRole;
  readonly secondStep: boolean;
}

export const platformMembers = async ({ db }: Context): Promise<readonly PlatformMember[]> =>
  (await platformPeople(db)).map(({ administrator, support, ...person }) => ({
    ...person,
    role: platformRoleOf({ administrator, support }) ?? 'support',
  }));

type Refusal = { readonly code: 'person-not-found' | 'last-administrator' };

/**
 * Gives another role or, without one, ends the work for the platform. The person's sessions end at once. An administrator remains.
 */
export const changePlatformRole = (
  context: PlatformContext,
  personId: StaffId,
  role: PlatformRole | undefined,
): Promise<Result<readonly PlatformMember[], Refusal>> =>
  inTransaction(context, async (inside): Promise<Result<readonly PlatformMember[], Refusal>> => {
    const { db, now } = inside;
    // First, so that two administrators who remove each other wait for one another.
    const administrators = await lockAdministrators(db);
    const person = (await platformMembers(inside)).find(({ id }) => id === personId);
    if (person === undefined) return refuse({ code: 'person-not-found' });
    const remaining = administrators.filter((id) => id !== personId);
    if (role !== 'administrator' && remaining.length === 0) return refuse({ code: 'last-administrator' });
    if (role !== person.role) {
      await setPlatformRole(db, personId, role);
      await endAllStaffSessions(db, personId, now);
      await recordPlatformChange(
        db,
        { now, staffId: context.actor.staffId },
        {
          action: role === undefined ? 'person.removed' : 'person.role-changed',
          subject: person.email,
          before: { role: person.role },
          after: role === undefined ? null : { role },
        },
      );
    }
    return accept(await platformMembers(inside));
  });
