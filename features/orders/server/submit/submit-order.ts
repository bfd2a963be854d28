import { combineLines } from '#features/cart/domain/combine-lines.ts';
import type { StockView } from '#features/catalog/server/products/offers-of.ts';
import { isShortage } from '#features/catalog/server/stock/stock.store.ts';
import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import { type CustomerContext, inTransaction } from '#platform/db/context.ts';
import { annotate, inSpan } from '#platform/tracing/tracing.ts';
import { firstStatus, isQuote } from '../../domain/order-status.ts';
import { approvalRefusal } from '../../domain/submit/approval-refusal.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import type { SubmitRefusal, SubmittedOrder } from '../../domain/submit/submit-refusal.ts';
import { countPlacedOrder } from '../placed-orders.ts';
import { visibleOrdersOf } from '../read/order-visibility.ts';
import { claimsOf, lockClient } from '../store/idempotency.store.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { orderOfClient } from '../store/orders.store.ts';
import { checkIdempotency, fingerprintOf, requestHashOf } from './idempotency/check-idempotency.ts';
import { oneAtATime } from './idempotency/one-at-a-time.ts';
import type { WantedOrder } from './order-to-write.ts';
import { ReservationFailed } from './reserve-goods.ts';
import { countUnknownCode } from './validation/order-coupon.ts';
import { validateOrder } from './validation/validate-order.ts';
import { writeOrder } from './write-order.ts';

type Submitted = Result<SubmittedOrder, SubmitRefusal>;

export interface Submission extends WantedOrder {
  /** The Idempotency-Key: one per press of the button. */
  readonly key: string | undefined;
}

/**
 * Writes an order once and whole, or refuses it with nothing written. Design 4: stock, prices, orders are written once. The
 * response is sent only after the commit.
 */
export const submitOrder = (context: CustomerContext, submission: Submission): Promise<Submitted> =>
  inSpan('submit order', () => submit(context, submission));

async function submit(context: CustomerContext, { key, ...wanted }: Submission): Promise<Submitted> {
  const { draft } = wanted;
  const { supplier, actor, now } = context;
  if (actor.attendant !== undefined && wanted.also === undefined)
    throw new Error('an attended order comes with its audit: makeAttendedOrder');
  if (combineLines(draft.lines).length === 0) return refuse({ code: 'empty-cart' });
  const unapproved = approvalRefusal(supplier.tags, actor);
  if (unapproved !== undefined) return refuse({ code: unapproved });
  const client = { supplierId: supplier.id, clientId: actor.clientId };
  const identity = { key, fingerprint: fingerprintOf(draft), requestHash: requestHashOf(draft) };
  let written: SubmittedOrder | undefined;
  const attempt = (stockView: StockView): Promise<Submitted> =>
    inTransaction(
      context,
      async (inside, commitWith) => {
        // Sent concurrently but executed in this order, so that everything is read under the lock.
        const [, claims, first] = await allSettledOrThrow([
          lockClient(inside.db, client),
          claimsOf(inside.db, { ...client, ...identity, draws: true, now }),
          validateOrder(inside, draft, { stockView }),
        ]);
        const earlier = await checkIdempotency(inside, claims, identity.requestHash);
        if (!earlier.ok) return earlier;
        // Awaited here: it still reads in this transaction.
        if (earlier.value !== undefined) return await resultOfOrder(inside, earlier.value);
        // A refusal on assumed stock is repeated: it has to name what is really there.
        const isFinal = first.ok || stockView === 'read';
        const priced = isFinal ? first : await validateOrder(inside, draft);
        if (!priced.ok) {
          await countUnknownCode(inside, priced.refusal);
          return priced;
        }
        const { number } = claims;
        if (number === undefined) throw new Error('no number was drawn for the order');
        const order = { wanted, agreed: priced.value, identity: { ...identity, number } };
        written = await writeOrder(inside, order, stockView === 'assumed' ? commitWith : undefined);
        return accept(written);
      },
      GENERIC_PLANS,
    );
  const placed = await oneAtATime(`${client.supplierId}${client.clientId}`, () =>
    attempt(stockViewFor(context, draft))
      // Retried with the real stock, so that the refusal names what is short.
      .catch((error) => (isShort(error) || isGiftGone(error) ? attempt('read') : Promise.reject(error)))
      // A gift that others were faster to take stops no order: it is priced again, and goes without.
      .catch((error) => (isGiftGone(error) ? attempt('read') : Promise.reject(error)))
      .catch(refusalOfFailedReservation),
  );
  // An earlier request's order was counted then.
  if (placed.ok && placed.value === written) {
    countPlacedOrder(written);
    annotate({ 'vitrine.order_number': written.number });
  }
  return placed;
}

/** A quote takes no stock, so a shortage would go unnoticed. An order with a coupon is not committed in one round trip anyway. */
const stockViewFor = ({ supplier }: CustomerContext, { coupon }: OrderDraft): StockView =>
  coupon !== undefined || isQuote(firstStatus(supplier.tags)) ? 'read' : 'assumed';

/** The assumed stock was not there. */
const isShort = (error: unknown): boolean =>
  isShortage(error) || (error instanceof ReservationFailed && error.refusal.code === 'out-of-stock');

const isGiftGone = (error: unknown): boolean => error instanceof ReservationFailed && error.ofGift;

/** About two dozen short queries by key, whose planning would cost more than running them. */
const GENERIC_PLANS = { genericPlans: true };

function refusalOfFailedReservation(error: unknown): Submitted {
  if (error instanceof ReservationFailed) return refuse(error.refusal);
  throw error;
}

/** The result that the first request with the same key got. */
async function resultOfOrder(context: CustomerContext, number: OrderNumber): Promise<Submitted> {
  const { db, supplier, actor } = context;
  const [order, lines, charges] = await allSettledOrThrow([
    orderOfClient(db, visibleOrdersOf(context), number),
    linesOfOrder(db, supplier.id, number),
    chargesOf(context, [number]),
  ]);
  if (order === undefined) throw new Error(`order ${number} has a key and no row`);
  const { status, total, deliveryFee, discount, coupon } = order;
  return accept({
    number,
    status,
    total: centavos(total),
    deliveryFee: centavos(deliveryFee),
    discount: centavos(discount),
    ...defined({ coupon: coupon ?? undefined }),
    clientId: actor.clientId,
    itemNames: lines.map((line) => line.name),
    ...defined({ charge: charges.get(number) }),
  });
}
