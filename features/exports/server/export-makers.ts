/** Who answers for exports, and who receives them: members of the shop's staff, as they are now. */
import { type StaffMember, staffOf } from '#features/accounts/server/staff/staff.store.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { Context, StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { mayExport, mayRead } from '../domain/export-kind.ts';
import type { ExportSchedule, RunFault } from '../domain/export-schedule.ts';

export type MakerFault = Extract<RunFault, 'maker-left' | 'maker-may-not'>;

/** The context in which a schedule's file is written, with the rights that its maker has now. */
export async function contextOfMaker(
  context: Context,
  { makerId, kind }: Pick<ExportSchedule, 'makerId' | 'kind'>,
): Promise<StaffContext | MakerFault> {
  const members = await staffOf(context.db, context.supplier.id);
  const maker = members.find(({ id }) => id === makerId);
  if (maker === undefined) return 'maker-left';
  if (!mayExport(maker.role, kind) || !mayRead(maker.role, [])) return 'maker-may-not';
  const { id: staffId, name, role: standing } = maker;
  return { ...context, actor: { kind: 'staff', sessionId: newId(), staffId, name, standing } };
}

/** The recipients who still work for the shop and may read such a file. */
export async function readersOf(
  { db, supplier }: Context,
  { recipients }: Pick<ExportSchedule, 'recipients'>,
  permissions: readonly Permission[],
): Promise<readonly StaffMember[]> {
  const members = await staffOf(db, supplier.id);
  return members.filter(({ id, role }) => recipients.includes(id) && mayRead(role, permissions));
}
