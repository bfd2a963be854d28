import { staffOf } from '#features/accounts/server/staff/staff.store.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { ExportRefusal } from '../contract/exports-texts.ts';
import { exportTraits, mayExport, mayRead } from '../domain/export-kind.ts';
import type { WantedExport } from '../domain/export-schedule.ts';
import { exportSources, filterChoices, permissionsOfFile } from './export-sources.ts';

export type WantedRefusal = Exclude<
  ExportRefusal,
  | 'export-not-found'
  | 'export-file-not-found'
  | 'export-too-many'
  | 'export-under-way'
  | 'export-no-such-time'
>;

/** Why the person may not have this made; undefined if they may. */
export async function wantedProblem(
  { db, supplier, actor }: StaffContext,
  { kind, period, filter, columns, recipients }: WantedExport,
): Promise<WantedRefusal | undefined> {
  const members = await staffOf(db, supplier.id);
  const maker = members.find(({ id }) => id === actor.staffId);
  if (maker === undefined) return 'export-maker-outside';
  if (!mayExport(actor.standing, kind)) return 'export-not-allowed';
  const traits = exportTraits[kind];
  if (traits.hasPeriod !== (period !== undefined)) return 'export-no-period';
  const choices = traits.filter === undefined ? [] : filterChoices[traits.filter];
  if (filter !== undefined && !choices.some(({ value }) => value === filter)) return 'export-no-such-filter';
  const headings = exportSources[kind].headings(actor);
  if (!columns.every((column) => headings.includes(column))) return 'export-no-such-column';
  const chosen = recipients.map((id) => members.find((member) => member.id === id));
  if (chosen.includes(undefined)) return 'export-recipient-outside';
  const needed = permissionsOfFile(kind, columns.length === 0 ? headings : columns);
  const mayAll = chosen.every((member) => member !== undefined && mayRead(member.role, needed));
  return mayAll ? undefined : 'export-recipient-may-not';
}
