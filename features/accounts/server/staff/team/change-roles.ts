/** A shop's own roles. Nobody makes, changes or removes a role that allows more than their own. */
import type { OwnRole } from '#kernel/permissions.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { mayGrant } from '../../../domain/staff-may.ts';
import { MAX_OWN_ROLES, type TeamRole } from '../../../domain/team.ts';
import { recordChange } from '../../audit/record-change.ts';
import { staffOf } from '../staff.store.ts';
import { addOwnRole, dropOwnRole, ownRolesOf, usesOfRole, writeOwnRole } from '../staff-roles.store.ts';
import { withMembers } from './list-team.ts';
import { lockTeam } from './lock-team.store.ts';

type RoleFields = Omit<OwnRole, 'id'>;
type Refused<Code extends string> = { readonly code: Code };

const factsOf = ({ name, permissions, discountLimit }: RoleFields) => ({ name, permissions, discountLimit });

const isNamed =
  (name: string) =>
  (role: OwnRole): boolean =>
    role.name.toLowerCase() === name.toLowerCase();

export const createStaffRole = (
  context: StaffContext,
  fields: RoleFields,
): Promise<Result<TeamRole, Refused<'name-taken' | 'more-than-you-have' | 'too-many-roles'>>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor } = inside;
    await lockTeam(db, supplier.id);
    const role = { ...fields, id: newId() };
    if (!mayGrant(actor.standing, role)) return refuse({ code: 'more-than-you-have' });
    const roles = await ownRolesOf(db, supplier.id);
    if (roles.length >= MAX_OWN_ROLES) return refuse({ code: 'too-many-roles' });
    if (roles.some(isNamed(role.name))) return refuse({ code: 'name-taken' });
    await addOwnRole(db, { ...role, permissions: [...role.permissions], supplierId: supplier.id });
    await recordChange(inside, {
      action: 'staff-role.created',
      subjectId: role.id,
      before: null,
      after: factsOf(role),
    });
    return accept({ ...role, members: 0, version: 1 });
  });

type Written = Result<
  TeamRole,
  Refused<'role-not-found' | 'name-taken' | 'more-than-you-have'> | ChangedByOther<TeamRole>
>;

export const writeStaffRole = (
  context: StaffContext,
  id: string,
  { version, ...fields }: RoleFields & { readonly version: number },
): Promise<Written> =>
  inTransaction(context, async (inside): Promise<Written> => {
    const { db, supplier, actor } = inside;
    await lockTeam(db, supplier.id);
    const roles = await ownRolesOf(db, supplier.id);
    const before = roles.find((role) => role.id === id);
    if (before === undefined) return refuse({ code: 'role-not-found' });
    const members = await staffOf(db, supplier.id);
    if (before.version !== version) return changedByOther(withMembers(before, members));
    const role = { ...fields, id, version: version + 1 };
    if (!mayGrant(actor.standing, before) || !mayGrant(actor.standing, role))
      return refuse({ code: 'more-than-you-have' });
    if (roles.some((other) => other.id !== id && isNamed(role.name)(other)))
      return refuse({ code: 'name-taken' });
    await writeOwnRole(db, supplier.id, role);
    await recordChange(inside, {
      action: 'staff-role.changed',
      subjectId: id,
      before: factsOf(before),
      after: factsOf(role),
    });
    return accept(withMembers(role, members));
  });

export const removeStaffRole = (
  context: StaffContext,
  id: string,
): Promise<Result<void, Refused<'role-not-found' | 'role-in-use' | 'more-than-you-have'>>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor } = inside;
    await lockTeam(db, supplier.id);
    const role = (await ownRolesOf(db, supplier.id)).find((one) => one.id === id);
    if (role === undefined) return refuse({ code: 'role-not-found' });
    if (!mayGrant(actor.standing, role)) return refuse({ code: 'more-than-you-have' });
    if ((await usesOfRole(db, supplier.id, id)) > 0) return refuse({ code: 'role-in-use' });
    await dropOwnRole(db, supplier.id, id);
    await recordChange(inside, {
      action: 'staff-role.removed',
      subjectId: id,
      before: factsOf(role),
      after: null,
    });
    return accept(undefined);
  });
