/** What staff do with a charge: recorded in the audit log, then sent to the provider. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Context, StaffContext } from '#platform/db/context.ts';
import type { ChargeRecord } from '../../domain/charges/charge-record.ts';
import { isOpen, mayBecome } from '../../domain/charges/charge-status.ts';
import { runOperation } from '../operations/run-operation.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { chargeById, updateCharge } from '../store/charge-moves.store.ts';
import { withEvents } from './charge-details.ts';
import { type LockedCharge, withLockedCharge } from './locked-charges.ts';
import { owedToPayer, paidToShop } from './paid-to-shop.ts';
import { refundByHand } from './refund-by-hand.ts';

type MoveCode =
  | 'charge-not-found'
  | 'not-authorised'
  | 'too-much'
  | 'not-paid'
  | 'not-by-hand'
  | 'not-wanted'
  | 'not-whole'
  | 'under-way';
type MoveRefusal =
  | { readonly code: MoveCode }
  | { readonly code: 'already-confirmed'; readonly facts: { readonly confirmedAt: Instant } }
  | { readonly code: 'already-refunded'; readonly facts: { readonly refunded: Money } };
type Moved = Promise<Result<ChargeRecord, MoveRefusal>>;

/** Captures an authorised card payment, in whole or in part; more only up to the provider's over-capture limit. */
export const captureCharge = (
  context: StaffContext,
  gateways: PaymentGateways,
  id: string,
  amount: Money,
): Moved =>
  move(context, gateways, id, async ({ charge, inside }) => {
    if (charge.status !== 'authorised' || charge.provider === null) return refuse({ code: 'not-authorised' });
    if (isBusy(charge)) return refuse({ code: 'under-way' });
    const overCapture = (await gateways.providerOf(inside, charge.provider))?.overCapture ?? 0;
    if (amount > Math.floor((charge.authorised * (10_000 + overCapture)) / 10_000)) {
      return refuse({ code: 'too-much' });
    }
    await requestOperation(inside, charge, 'capture', amount);
    return accept({ action: 'charge.captured', after: { amount } });
  });

/**
 * Refunds in whole or in part. Money that the shop received itself is given back by hand, and only recorded here.
 * `before` is what the caller saw as refunded so far: a request sent twice, or by two people, is done once.
 */
export const refundCharge = (
  context: StaffContext,
  gateways: PaymentGateways,
  id: string,
  { amount, reason, before }: { readonly amount: Money; readonly reason: string; readonly before: Money },
): Moved =>
  move(context, gateways, id, async (locked) => {
    const { charge, inside } = locked;
    if (isBusy(charge)) return refuse({ code: 'under-way' });
    if (charge.refunded !== before) {
      return refuse({
        code: 'already-refunded',
        facts: { refunded: centavos(charge.refunded) },
      });
    }
    const received = receivedAtMost(locked);
    if (received === charge.refunded) return refuse({ code: 'not-paid' });
    if (amount > received - charge.refunded) return refuse({ code: 'too-much' });
    if (charge.provider === null) await refundByHand(inside, gateways.orders, charge, amount);
    else await requestOperation(inside, charge, 'refund', amount);
    return accept({ action: 'charge.refunded', after: { amount, reason } });
  });

/**
 * Confirms money that the shop received itself, also for a charge that was voided for another payment method. Where nobody needs it
 * any more, `cameLate` records that it has to go back; without it, the confirmation is refused. Of such money `received` may be less
 * than was charged: exactly that is owed back. What pays an order has to be the whole amount.
 */
export const confirmCharge = (
  context: StaffContext,
  gateways: PaymentGateways,
  id: string,
  reason: string,
  { cameLate = false, received }: { readonly cameLate?: boolean; readonly received?: Money } = {},
): Moved =>
  move(context, gateways, id, async (locked) => {
    const { charge, inside, all } = locked;
    if (charge.status === 'paid' && charge.paidAt !== null) {
      return refuse({ code: 'already-confirmed', facts: { confirmedAt: charge.paidAt.getTime() } });
    }
    const amount = received ?? centavos(charge.amount);
    if (amount > charge.amount) return refuse({ code: 'too-much' });
    if (isUnwanted(locked)) {
      if (!cameLate || isOpen(charge.status) || !mayBecome(charge.status, 'paid'))
        return refuse({ code: 'not-wanted' });
      await owedToPayer(inside, charge, amount);
      return accept({ action: 'charge.confirmed', after: { amount, reason, owedBack: true } });
    }
    if (amount < charge.amount) return refuse({ code: 'not-whole' });
    if (!(await paidToShop(inside, gateways.orders, charge, all))) return refuse({ code: 'not-by-hand' });
    return accept({ action: 'charge.confirmed', after: { amount: charge.amount, reason } });
  });

type Decided = Result<
  { readonly action: `${string}.${string}`; readonly after: Readonly<Record<string, unknown>> },
  MoveRefusal
>;

async function move(
  context: StaffContext,
  gateways: PaymentGateways,
  id: string,
  decide: (locked: LockedCharge<StaffContext>) => Promise<Decided>,
): Moved {
  const known = await chargeById(context.db, context.supplier.id, id);
  if (known === undefined) return refuse({ code: 'charge-not-found' });
  const decided = await withLockedCharge(context, gateways.orders, known, async (locked) => {
    const { inside, charge } = locked;
    const done = await decide(locked);
    if (done.ok) {
      const before = { orderNumber: charge.orderNumber, status: charge.status, captured: charge.captured };
      await recordChange(inside, { ...done.value, subjectId: id, before });
    }
    return done;
  });
  if (decided === undefined) return refuse({ code: 'charge-not-found' });
  if (!decided.ok) return decided;
  await runOperation(context, gateways, id);
  const after = await chargeById(context.db, context.supplier.id, id);
  const [current] = await withEvents(context, after === undefined ? [] : [after]);
  return current === undefined ? refuse({ code: 'charge-not-found' }) : accept(current);
}

/** A provider's movements run one at a time: the next is refused until the provider has answered. */
const isBusy = ({ provider, operation: under }: ChargeRow): boolean =>
  provider !== null && under !== null && under !== 'watch';

/** Money that the shop received itself and that nobody needs: the order is cancelled, or paid by another charge. */
const isUnwanted = ({ charge, all, orderState }: LockedCharge): boolean =>
  charge.provider === null &&
  ((orderState !== 'open' && orderState !== 'finished') ||
    all.some(({ id, status }) => id !== charge.id && status === 'paid'));

/** Money for a voided charge was never recorded: the shop states the amount, up to the charge's. */
function receivedAtMost(locked: LockedCharge): number {
  const { status, captured, refunded, amount } = locked.charge;
  if (status === 'paid') return captured;
  return isUnwanted(locked) && !isOpen(status) ? amount : refunded;
}

const requestOperation = (
  { db, now }: Context,
  charge: ChargeRow,
  what: 'capture' | 'refund',
  amount: Money,
): Promise<void> =>
  updateCharge(db, charge, {
    operation: what,
    operationAmount: amount,
    operationTries: 0,
    operationAt: new Date(now),
  });
