import { STAFF_ROLES } from '#kernel/permissions.ts';
import { givenRolePurposes } from '../../contract/staff/role-names.ts';
import type { TeamRole } from '../../domain/team.ts';

interface RolePurposeProps {
  /** A given role, or the id of an own one. */
  readonly value: string;
  readonly roles: readonly TeamRole[];
}

/** What the chosen role is for. */
export function RolePurpose({ value, roles }: RolePurposeProps) {
  const given = STAFF_ROLES.find((role) => role === value);
  const own = roles.find(({ id }) => id === value);
  const count = own?.permissions.length ?? 0;
  const text =
    given === undefined
      ? own && `Função desta loja, com ${count} ${count === 1 ? 'permissão' : 'permissões'}.`
      : givenRolePurposes[given];
  return text === undefined ? null : <p className="text-ink-2 text-sm">{text}</p>;
}
