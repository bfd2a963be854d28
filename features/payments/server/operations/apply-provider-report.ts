import { defined } from '#kernel/defined.ts';
import { isUuid } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { isOpen } from '../../domain/charge-status.ts';
import { type Judgement, judgeReport } from '../../domain/judge-report.ts';
import type { ProviderCharge } from '../../domain/provider-charge.ts';
import type { ProviderName } from '../../domain/provider-name.ts';
import { receiveAgain, receiveMoney } from '../charges/receive-money.ts';
import { withLockedCharge } from '../charges/with-locked-charge.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { addChargeEvent, chargeById, updateCharge } from '../store/charge-moves.store.ts';
import { alertSupplier } from './alert-supplier.ts';
import { nextOperation } from './next-operation.ts';

export interface ProviderReport {
  /** The sender: reports on another provider's charges are ignored. */
  readonly provider: ProviderName;
  readonly report: ProviderCharge;
  /** The provider's id of its notice, processed once. Absent for responses to our own requests. */
  readonly eventId?: string;
}

export type AppliedReport = 'stepped' | 'nothing' | 'repeated' | 'wrong-amount' | 'unknown-charge';

/**
 * Applies a provider's report to its charge: at most one forward step, however often it is reported, with all its
 * consequences in one transaction.
 */
export async function applyProviderReport(
  context: Context,
  gateways: PaymentGateways,
  told: ProviderReport,
): Promise<AppliedReport> {
  const { report, eventId } = told;
  // The provider's account may serve other shops, whose references have other formats.
  const known = isUuid(report.chargeId)
    ? await chargeById(context.db, context.supplier.id, report.chargeId)
    : undefined;
  if (known === undefined || !isOf(known, told)) return 'unknown-charge';
  const applied = await withLockedCharge(context, gateways.orders, known, async (locked) => {
    const { inside, charge, all, orderState } = locked;
    if (!isOf(charge, told)) return 'unknown-charge';
    const judgement = judgeReport(judged(charge), report);
    const isNews = judgement.kind === 'step' || judgement.kind === 'refund' || judgement.kind === 'release';
    const isWrong = judgement.kind === 'wrong-amount';
    if (isNews || isWrong || eventId !== undefined) {
      // A wrong amount that every poll finds again is recorded once.
      const heardAs = eventId ?? (isWrong ? askedWrong(charge, report) : undefined);
      const fresh = await addChargeEvent(inside.db, eventOf(charge, report, judgement, heardAs, context.now));
      if (!fresh) return eventId === undefined ? 'wrong-amount' : 'repeated';
    }
    if (isWrong) {
      await alertSupplier(inside, charge, 'wrong-amount');
      return 'wrong-amount';
    }
    // An old notice says nothing about the operation under way; a response to our own request does.
    if (eventId !== undefined && judgement.kind === 'nothing' && judgement.note === 'late') return 'nothing';
    const change = changeOf(charge, report, judgement, context.now);
    await updateCharge(inside.db, charge, change);
    const back = (change.refunded ?? charge.refunded) - charge.refunded;
    if (back > 0) {
      await gateways.orders.moneyBack(inside, charge.orderNumber, {
        chargeId: charge.id,
        amount: centavos(back),
      });
    }
    if (change.status === 'paid') {
      const receive = charge.status === 'refunded' ? receiveAgain : receiveMoney;
      await receive(inside, gateways, { ...charge, ...change }, all, orderState);
    }
    return isNews ? 'stepped' : 'nothing';
  });
  return applied ?? 'unknown-charge';
}

/** Whether the report is about this charge: same provider, and not a second payment with the same reference. */
const isOf = ({ provider, providerRef }: ChargeRow, told: ProviderReport): boolean =>
  provider === told.provider && (providerRef ?? told.report.ref) === told.report.ref;

const askedWrong = ({ id }: ChargeRow, { amount, captured }: ProviderCharge): string =>
  `asked wrong-amount ${id} ${amount} ${captured}`;

const judged = (charge: ChargeRow) => ({
  status: charge.status,
  amount: centavos(charge.amount),
  captured: centavos(charge.captured),
  refunded: centavos(charge.refunded),
  // Also for a charge that was voided while it was being captured.
  ...(charge.operation === 'capture' || charge.operation === 'cancel'
    ? { wantedCapture: centavos(charge.operationAmount) }
    : {}),
});

const eventOf = (
  charge: ChargeRow,
  report: ProviderCharge,
  judgement: Judgement,
  eventId: string | undefined,
  now: number,
) => ({
  supplierId: charge.supplierId,
  chargeId: charge.id,
  provider: charge.provider,
  providerEvent: eventId ?? null,
  before: charge.status,
  after: judgement.kind === 'step' ? judgement.to : charge.status,
  amount: report.captured === 0 ? report.amount : report.captured,
  note: judgement.kind === 'nothing' ? judgement.note : judgement.kind,
  at: new Date(now),
});

function changeOf(
  charge: ChargeRow,
  report: ProviderCharge,
  judgement: Judgement,
  now: number,
): Partial<ChargeRow> {
  const to = judgement.kind === 'step' ? judgement.to : charge.status;
  const isForward = judgement.kind === 'step' || judgement.kind === 'refund';
  return {
    providerRef: report.ref,
    ...(judgement.kind === 'step'
      ? { status: to, failure: to === 'refused' ? (report.failure ?? 'declined') : null }
      : {}),
    ...(isForward ? { captured: report.captured, refunded: report.refunded } : {}),
    ...(to === 'authorised' ? { authorised: report.amount } : {}),
    ...(judgement.kind === 'step' && to === 'paid' ? { paidAt: charge.paidAt ?? new Date(now) } : {}),
    ...(report.pix === undefined || !isOpen(to)
      ? {}
      : { pixCode: report.pix.code, pixTxid: report.pix.txid, expiresAt: new Date(report.pix.expiresAt) }),
    ...defined({ details: report.card === undefined ? undefined : { ...charge.details, card: report.card } }),
    ...nextOperation(charge, report, judgement, now),
  };
}
