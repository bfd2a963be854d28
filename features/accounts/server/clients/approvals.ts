/** Approval of clients by a supplier. Spec 4, registration; spec 6, unapproved users. */

import type { ClientId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import {
  type Applicant,
  type ApplicantCounts,
  type ApprovalState,
  approvalStateOf,
} from '../../domain/applicant.ts';
import { recordChange } from '../audit/record-change.ts';
import { type ApplicantFacts, withFacts } from './applicant-facts.ts';
import {
  applicantRow,
  applicantsPage,
  countApplicants,
  lockCustomer,
  writeApproval,
} from './approvals.store.ts';

/** Clients with this standing, the longest waiting first, and how many there are of each. */
export async function listApplicants(
  context: Context,
  standing: ApprovalState,
  page: PageRange,
  facts: ApplicantFacts,
): Promise<{ readonly applicants: readonly Applicant[]; readonly counts: ApplicantCounts }> {
  const { db, supplier } = context;
  const rows = await applicantsPage(db, supplier.id, standing, page);
  return {
    applicants: await withFacts(context, rows, facts),
    counts: await countApplicants(db, supplier.id),
  };
}

/** Undefined where the client is no customer. */
export async function showApplicant(
  context: Context,
  clientId: ClientId,
  facts: ApplicantFacts,
): Promise<Applicant | undefined> {
  const row = await applicantRow(context.db, context.supplier.id, clientId);
  return row && (await withFacts(context, [row], facts))[0];
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
