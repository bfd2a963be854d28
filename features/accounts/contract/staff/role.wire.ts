import type { GivenRole, OwnRole, Permission } from '#kernel/permissions.ts';
import type { StaffRole } from '../../domain/staff-may.ts';
import type { WireOwnRole, WireRole } from './role.schema.ts';
import { givenRoleWords, OWN_ROLE } from './role-words.ts';

export const ownRoleToWire = ({ id, name, permissions, discountLimit }: OwnRole): WireOwnRole => ({
  idfuncao: id,
  nome: name,
  permissoes: [...permissions],
  limiteDesconto: discountLimit,
});

export const ownRoleFromWire = ({ idfuncao, nome, permissoes, limiteDesconto }: WireOwnRole): OwnRole => ({
  id: idfuncao,
  name: nome,
  // A permission that this page does not know yet opens nothing in it.
  permissions: permissoes as readonly string[] as readonly Permission[],
  discountLimit: limiteDesconto,
});

export const roleToWire = (role: StaffRole): WireRole =>
  typeof role === 'string'
    ? { papel: givenRoleWords[role] }
    : { papel: OWN_ROLE, funcao: ownRoleToWire(role) };

const given = new Map<string, GivenRole>(
  Object.entries(givenRoleWords).map(([role, word]) => [word, role as GivenRole] as const),
);

/** A word that this page does not know yet has the least rights. */
export function roleFromWire({ papel, funcao }: WireRole): StaffRole {
  if (funcao !== undefined) return ownRoleFromWire(funcao);
  return given.get(papel) ?? { id: '', name: '', permissions: [], discountLimit: 0 };
}

/** A role in a request: a given one, or the id of an own one. */
export type RoleChoice = GivenRole | { readonly ownId: string };

/** Undefined where the own role is not named. */
export const roleChoiceFromWire = ({
  papel,
  idfuncao,
}: {
  readonly papel: string;
  readonly idfuncao?: string;
}): RoleChoice | undefined => given.get(papel) ?? (idfuncao === undefined ? undefined : { ownId: idfuncao });

type RoleWords = (typeof givenRoleWords)[GivenRole] | typeof OWN_ROLE;

export const roleChoiceToWire = (
  role: RoleChoice,
): { readonly papel: RoleWords; readonly idfuncao?: string } =>
  typeof role === 'string' ? { papel: givenRoleWords[role] } : { papel: OWN_ROLE, idfuncao: role.ownId };
