import { defined } from '#kernel/defined.ts';
import { isUuid } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { isOpen } from '../../domain/charges/charge-status.ts';
import { type Judgement, judgeReport } from '../../domain/charges/judge-report.ts';
import type { ProviderCharge } from '../../domain/charges/provider-charge.ts';
import type { ProviderName } from '../../domain/provider-names.ts';
import { receiveMoney, withLockedCharge } from '../charges/locked-charges.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { addChargeEvent, chargeById, updateCharge } from '../store/charge-moves.store.ts';
import { alertSupplier } from './alert-supplier.ts';
import { collectionChange, newFailures, nextRetry } from './collection-report.ts';
import { followCollection } from './follow-collection.ts';
import { DONE, type OperationFields, pollOperation } from './operation-fields.ts';

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
  received: ProviderReport,
): Promise<AppliedReport> {
  const { report, eventId } = received;
  // The provider's account may serve other shops, whose references have other formats.
  const known = isUuid(report.chargeId)
    ? await chargeById(context.db, context.supplier.id, report.chargeId)
    : undefined;
  if (known === undefined || !isOf(known, received)) return 'unknown-charge';
  const applied = await withLockedCharge(context, gateways.orders, known, async (locked) => {
    const { inside, charge } = locked;
    if (!isOf(charge, received)) return 'unknown-charge';
    const judgement = judgeReport(judged(charge), report);
    const isChange = judgement.kind === 'step' || judgement.kind === 'refund' || judgement.kind === 'release';
    const isWrong = judgement.kind === 'wrong-amount';
    const failedTries = isWrong ? [] : newFailures(charge, report);
    if (isChange || isWrong || failedTries.length > 0 || eventId !== undefined) {
      // A wrong amount that every poll finds again is recorded once.
      const eventKey = eventId ?? (isWrong ? wrongReportKey(charge, report) : undefined);
      const fresh = await addChargeEvent(
        inside.db,
        eventOf(charge, report, judgement, { eventKey, now: context.now, isFailure: failedTries.length > 0 }),
      );
      if (!fresh) return eventId === undefined ? 'wrong-amount' : 'repeated';
    }
    if (isWrong) {
      await alertSupplier(inside, charge, 'wrong-amount');
      return 'wrong-amount';
    }
    // An old notice says nothing about the operation under way; a response to our own request does.
    if (eventId !== undefined && judgement.kind === 'nothing' && judgement.note === 'late') return 'nothing';
    const change = changeOf(inside, charge, report, judgement);
    await updateCharge(inside.db, charge, change);
    const back = (change.refunded ?? charge.refunded) - charge.refunded;
    if (back > 0) {
      await gateways.orders.moneyBack(inside, charge.orderNumber, {
        chargeId: charge.id,
        amount: centavos(back),
      });
    }
    if (change.status === 'paid') {
      const paid = { ...locked, charge: { ...charge, ...change } };
      await receiveMoney(paid, gateways.orders, { again: charge.status === 'refunded' });
    }
    const after = { ...locked, charge: { ...charge, ...change } };
    await followCollection(after, gateways.orders, {
      failedTries,
      isOver: judgement.kind === 'step' && isOpen(charge.status),
    });
    return isChange ? 'stepped' : 'nothing';
  });
  return applied ?? 'unknown-charge';
}

/** Whether the report is about this charge: same provider, and not a second payment with the same reference. */
const isOf = ({ provider, providerRef }: ChargeRow, received: ProviderReport): boolean =>
  provider === received.provider && (providerRef ?? received.report.ref) === received.report.ref;

const wrongReportKey = ({ id }: ChargeRow, { amount, captured }: ProviderCharge): string =>
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
  {
    eventKey,
    now,
    isFailure,
  }: { readonly eventKey: string | undefined; readonly now: Instant; readonly isFailure: boolean },
) => ({
  supplierId: charge.supplierId,
  chargeId: charge.id,
  provider: charge.provider,
  providerEvent: eventKey ?? null,
  before: charge.status,
  after: judgement.kind === 'step' ? judgement.to : charge.status,
  amount: report.captured === 0 ? report.amount : report.captured,
  note: judgement.kind !== 'nothing' ? judgement.kind : isFailure ? 'try-failed' : judgement.note,
  at: new Date(now),
});

function changeOf(
  context: Context,
  charge: ChargeRow,
  report: ProviderCharge,
  judgement: Judgement,
): Partial<ChargeRow> {
  const { now } = context;
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
    ...collectionChange(charge, report),
    ...nextOperation(charge, report, judgement, now),
    ...nextRetry(context, charge, report, judgement),
  };
}

/** The operation that is left after this report. */
export function nextOperation(
  charge: ChargeRow,
  report: ProviderCharge,
  judgement: Judgement,
  now: Instant,
): Partial<OperationFields> {
  const at = new Date(now);
  if (judgement.kind === 'release')
    return { operation: 'cancel', operationAmount: 0, operationTries: 0, operationAt: at };
  switch (charge.operation) {
    case 'refund': {
      const left = charge.refunded + charge.operationAmount - report.refunded;
      return left <= 0 ? DONE : { operationAmount: Math.min(left, charge.operationAmount) };
    }
    case 'capture':
      return report.status === 'authorised' ? {} : DONE;
    case 'cancel':
      return isOpen(report.status) ? {} : DONE;
    default:
      if (!isOpen(report.status)) return DONE;
      return charge.operation === 'watch' ? {} : pollOperation(now);
  }
}
