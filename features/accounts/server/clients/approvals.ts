/** Approval of clients by a supplier. Spec 4, registration; spec 6, unapproved users. */

import type { ClientId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { type Applicant, type ApprovalState, approvalStateOf } from '../../domain/applicant.ts';
import { recordChange } from '../audit/record-change.ts';
import { applicantsPage, countApplicants, lockCustomer, writeApproval } from './approvals.store.ts';

type StaffContext = Context & { readonly actor: Staff };

/** Clients with this standing, the longest waiting first. */
export async function listApplicants(
  { db, supplier }: Context,
  standing: ApprovalState,
  page: PageRange,
): Promise<{ readonly applicants: readonly Applicant[]; readonly total: number }> {
  const rows = await applicantsPage(db, supplier.id, standing, page);
  const applicants = rows.map(({ createdAt, ...row }) => ({ ...row, standing, since: createdAt.getTime() }));
  return { applicants, total: await countApplicants(db, supplier.id, standing) };
}

/**
 * Approves or refuses a client, who is notified by mail. Takes effect at once for calls that query the approval, and within a
 * second for reads from the session cache. Undefined where the client is no customer.
 */
export const decideApproval = (
  context: StaffContext,
  clientId: ClientId,
  { approved, reason }: { readonly approved: boolean; readonly reason: string },
): Promise<ApprovalState | undefined> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const before = await lockCustomer(db, supplier.id, clientId);
    if (before === undefined) return undefined;
    const [was, becomes] = [approvalStateOf(before), approved ? 'approved' : 'refused'] as const;
    if (was === becomes) return becomes;
    await writeApproval(db, supplier.id, clientId, { approved, refusedAt: approved ? null : new Date(now) });
    await recordChange(inside, {
      action: `client.${becomes}`,
      subjectId: clientId,
      before: { standing: was },
      after: { standing: becomes, ...(reason === '' ? {} : { reason }) },
    });
    const facts = { supplierId: supplier.id, clientId };
    await queueMail(db, `client-${becomes}`, approved ? facts : { ...facts, reason }, now);
    return becomes;
  });
