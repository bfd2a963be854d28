import { accept, type Result, refuse } from '#kernel/result.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { RoleChoice } from '../../../contract/staff/role.wire.ts';
import { mayGrant, type StaffRole } from '../../../domain/staff-may.ts';
import { ownRole } from '../staff-roles.store.ts';

/** The role that was chosen, if the shop has it and the chooser may give it. */
export async function chosenRole(
  { db, supplier, actor }: StaffContext,
  choice: RoleChoice | undefined,
): Promise<Result<StaffRole, { readonly code: 'role-not-found' | 'more-than-you-have' }>> {
  const role = typeof choice === 'object' ? await ownRole(db, supplier.id, choice.ownId) : choice;
  if (role === undefined) return refuse({ code: 'role-not-found' });
  return mayGrant(actor.standing, role) ? accept(role) : refuse({ code: 'more-than-you-have' });
}
