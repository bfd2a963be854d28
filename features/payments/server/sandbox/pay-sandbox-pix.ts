import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { NoticeMode } from './notice-mode.ts';
import { changePayment, paymentBy, type SandboxPayment } from './sandbox.store.ts';
import { queueNotices } from './sandbox-notices.ts';
import { sandboxReport } from './sandbox-report.ts';

export type PayablePix = SandboxPayment;

/** A Pix for the demo bank's page; what is collected has none. */
export const sandboxPix = async (
  { db, supplier }: Context,
  ref: string,
): Promise<SandboxPayment | undefined> => {
  const payment = await paymentBy(db, supplier.id, { ref });
  return payment?.kind === 'pix' && payment.mandateRef === null ? payment : undefined;
};

/** Pays a Pix as a bank does: once, and before it expires. */
export async function paySandboxPix(
  context: Context,
  ref: string,
  noticeMode: NoticeMode,
): Promise<Result<SandboxPayment, { readonly code: 'not-found' | 'not-payable' }>> {
  const { db, now } = context;
  const payment = await sandboxPix(context, ref);
  if (payment === undefined) return refuse({ code: 'not-found' });
  if (sandboxReport(payment, now).status !== 'pending') return refuse({ code: 'not-payable' });
  const paid = await changePayment(db, payment, ['pending'], { status: 'paid', captured: payment.amount });
  if (paid === undefined) return refuse({ code: 'not-payable' });
  await queueNotices(db, paid, now, noticeMode, payment);
  return accept(paid);
}
