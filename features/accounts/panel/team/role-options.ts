import type { StaffStanding } from '#kernel/permissions.ts';
import { STAFF_ROLES } from '#kernel/permissions.ts';
import type { SelectOption } from '#platform/ui/forms/select.tsx';
import type { RoleChoice } from '../../contract/staff/role.wire.ts';
import { givenRoleNames } from '../../contract/staff/role-names.ts';
import { mayGrant, type StaffRole } from '../../domain/staff-may.ts';
import type { TeamRole } from '../../domain/team.ts';

/** As the value of an option: a given role's name, or an own one's id. */
export const roleValue = (role: StaffRole): string => (typeof role === 'string' ? role : role.id);

export function roleChoiceOf(value: string): RoleChoice {
  return STAFF_ROLES.find((role) => role === value) ?? { ownId: value };
}

/** The roles that the person may give. */
export const roleOptions = (standing: StaffStanding, own: readonly TeamRole[]): readonly SelectOption[] => [
  ...STAFF_ROLES.filter((role) => mayGrant(standing, role)).map((role) => ({
    value: role,
    label: givenRoleNames[role],
  })),
  ...own.filter((role) => mayGrant(standing, role)).map(({ id, name }) => ({ value: id, label: name })),
];
