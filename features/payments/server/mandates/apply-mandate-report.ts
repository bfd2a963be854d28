import { isUuid } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { judgeMandate, type MandateJudgement } from '../../domain/mandate/judge-mandate.ts';
import { isEnded } from '../../domain/mandate/mandate-status.ts';
import type { ProviderMandate } from '../../domain/mandate/provider-mandate.ts';
import type { ProviderName } from '../../domain/provider-names.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import {
  addMandateEvent,
  lockMandate,
  type MandateRow,
  mandateOfRow,
  NOTHING_PENDING,
  pendingFrom,
  updateMandate,
} from './mandates.store.ts';

export interface MandateReport {
  /** The sender: reports on another provider's mandates are ignored. */
  readonly provider: ProviderName;
  readonly report: ProviderMandate;
  /** The provider's id of its notice, processed once. Absent for responses to our own requests. */
  readonly eventId?: string;
}

export type AppliedMandateReport = 'stepped' | 'nothing' | 'repeated' | 'wrong-terms' | 'unknown-mandate';

/** Applies a provider's report to its mandate: at most one forward step, however often it is reported. */
export const applyMandateReport = (
  context: Context,
  gateways: PaymentGateways,
  received: MandateReport,
): Promise<AppliedMandateReport> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const { report, eventId } = received;
    const known = isUuid(report.mandateId) ? await lockMandate(db, supplier.id, report.mandateId) : undefined;
    if (known === undefined || !isOf(known, received)) return 'unknown-mandate';
    const judgement = judgeMandate(mandateOfRow(known), report);
    const isChange = judgement.kind !== 'nothing' && judgement.kind !== 'wrong-terms';
    const isWrong = judgement.kind === 'wrong-terms';
    if (isChange || isWrong || eventId !== undefined) {
      // Wrong terms that every poll finds again are recorded once.
      const eventKey = eventId ?? (isWrong ? `asked wrong-terms ${known.id}` : undefined);
      const event = eventOf(known, judgement, eventKey, now);
      const fresh = await addMandateEvent(db, event);
      if (!fresh) return eventId === undefined ? 'wrong-terms' : 'repeated';
    }
    if (isWrong) return 'wrong-terms';
    await updateMandate(db, known, changeOf(known, report, judgement, now));
    if (judgement.kind === 'step' && judgement.to !== 'requested') {
      const mandate = mandateOfRow({ ...known, ...changeOf(known, report, judgement, now) });
      await gateways.orders.mandateMoved(inside, mandate);
    }
    return isChange ? 'stepped' : 'nothing';
  });

const isOf = ({ provider, providerRef }: MandateRow, received: MandateReport): boolean =>
  provider === received.provider && (providerRef ?? received.report.ref) === received.report.ref;

const eventOf = (
  mandate: MandateRow,
  judgement: MandateJudgement,
  providerEvent: string | undefined,
  now: Instant,
) => ({
  supplierId: mandate.supplierId,
  mandateId: mandate.id,
  provider: mandate.provider,
  providerEvent: providerEvent ?? null,
  before: mandate.status,
  after: judgement.kind === 'step' ? judgement.to : mandate.status,
  note: judgement.kind === 'nothing' ? judgement.note : judgement.kind,
  at: new Date(now),
});

function changeOf(
  mandate: MandateRow,
  report: ProviderMandate,
  judgement: MandateJudgement,
  now: Instant,
): Partial<MandateRow> {
  const status = judgement.kind === 'step' ? judgement.to : mandate.status;
  const takesCeiling = status === 'authorised' && (judgement.kind === 'step' || judgement.kind === 'ceiling');
  return {
    providerRef: report.ref,
    status,
    ...(takesCeiling ? { ceiling: report.ceiling ?? null } : {}),
    ...(judgement.kind === 'step' && isEnded(status) ? { endedAt: new Date(now) } : {}),
    // A code that nobody may use any more is not stored.
    code: status === 'requested' ? (report.code ?? null) : null,
    firstCode: status === 'requested' ? (report.firstCode ?? null) : null,
    ...nextOperation(mandate, report, judgement, now),
  };
}

/** Milliseconds until an open mandate is fetched first, because a notice may be lost. */
const FIRST_LOOK = 60_000;

function nextOperation(
  { operation }: MandateRow,
  { status }: ProviderMandate,
  judgement: MandateJudgement,
  now: Instant,
): Partial<MandateRow> {
  if (judgement.kind === 'release') return pendingFrom('cancel', now);
  if (operation === 'cancel') return isEnded(status) ? NOTHING_PENDING : {};
  if (isEnded(status)) return NOTHING_PENDING;
  return operation === 'watch' && judgement.kind === 'nothing' ? {} : pendingFrom('watch', now + FIRST_LOOK);
}
