import { combineLines } from '#features/cart/domain/combine-lines.ts';
import type { StockView } from '#features/catalog/server/products/offers-of.ts';
import { isShortage } from '#features/catalog/server/stock/stock.store.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import { useValidatedCache } from '#platform/db/cache/validated-cache-reads.ts';
import { type CustomerContext, inTransaction } from '#platform/db/context.ts';
import { isQuote } from '../../domain/order-status.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { approvalRefusal, firstStatus } from '../../domain/submit/submit-checks.ts';
import type { SubmitRefusal } from '../../domain/submit/submit-refusal.ts';
import type { SubmittedOrder } from '../../domain/submit/submitted-order.ts';
import { getOrder } from '../read/get-order.ts';
import { type Claims, claimsOf, lockClient } from '../store/idempotency.store.ts';
import { checkIdempotency } from './idempotency/check-idempotency.ts';
import { fingerprintOf, requestHashOf } from './idempotency/content-hash.ts';
import { oneAtATime } from './idempotency/one-at-a-time.ts';
import type { WantedOrder } from './order-to-write.ts';
import { priceOrder } from './pricing/price-order.ts';
import { ReservationFailed } from './reserve-goods.ts';
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
export async function submitOrder(
  context: CustomerContext,
  { key, ...wanted }: Submission,
): Promise<Submitted> {
  const { draft } = wanted;
  const { supplier, actor, now } = context;
  if (combineLines(draft.lines).length === 0) return refuse({ code: 'empty-cart' });
  const unapproved = approvalRefusal(supplier.tags, actor);
  if (unapproved !== undefined) return refuse({ code: unapproved });
  const client = { supplierId: supplier.id, clientId: actor.clientId };
  const identity = { key, fingerprint: fingerprintOf(draft), requestHash: requestHashOf(draft) };
  const attempt = (stockView: StockView): Promise<Submitted> =>
    inTransaction(
      context,
      async (inside, commitWith) => {
        const cacheReads = useValidatedCache(inside.db, context.database.db, supplier.id);
        try {
          // Sent concurrently but executed in this order, so that everything is read under the lock.
          const [, claims, stillValid, first] = await allSettledOrThrow([
            lockClient(inside.db, client),
            claimsOf(inside.db, { ...client, ...identity, draws: true, now }),
            cacheReads.stillValid(),
            priceOrder(inside, draft, { stockView }),
          ]);
          const repeated = await repeatedResult(inside, claims, identity.requestHash);
          if (repeated !== undefined) return repeated;
          // Outdated cache reads are repeated, and so is a refusal on assumed stock: it has to name what is really there.
          const isFinal = stillValid && (first.ok || stockView === 'asked');
          const priced = isFinal ? first : await priceOrder(inside, draft);
          if (!priced.ok) return priced;
          const { number } = claims;
          if (number === undefined) throw new Error('no number was drawn for the order');
          const order = { wanted, agreed: priced.value, identity: { ...identity, number } };
          return accept(await writeOrder(inside, order, stockView === 'assumed' ? commitWith : undefined));
        } finally {
          cacheReads.end();
        }
      },
      GENERIC_PLANS,
    );
  return oneAtATime(`${client.supplierId}${client.clientId}`, () =>
    attempt(stockViewFor(context, draft))
      // Retried with the real stock, so that the refusal names what is short.
      .catch((error) => (isShort(error) ? attempt('asked') : Promise.reject(error)))
      .catch(refusalOfFailedReservation),
  );
}

/** A quote takes no stock, so a shortage would go unnoticed; a coupon code must not be tried twice, since tries are counted. */
const stockViewFor = ({ supplier }: CustomerContext, { coupon }: OrderDraft): StockView =>
  coupon !== undefined || isQuote(firstStatus(supplier.tags)) ? 'asked' : 'assumed';

/** The assumed stock was not there. */
const isShort = (error: unknown): boolean =>
  isShortage(error) || (error instanceof ReservationFailed && error.refusal.code === 'out-of-stock');

/** About two dozen short queries by key, whose planning would cost more than running them. */
const GENERIC_PLANS = { genericPlans: true };

function refusalOfFailedReservation(error: unknown): Submitted {
  if (error instanceof ReservationFailed) return refuse(error.refusal);
  throw error;
}

/** The result that the idempotency key or an identical order already determines. */
async function repeatedResult(
  context: CustomerContext,
  claims: Claims,
  requestHash: string,
): Promise<Submitted | undefined> {
  const earlier = await checkIdempotency(context, claims, requestHash);
  if (!earlier.ok) return earlier;
  return earlier.value === undefined ? undefined : resultOfOrder(context, earlier.value);
}

/** The result that the first request with the same key got. */
async function resultOfOrder(context: CustomerContext, number: number): Promise<Submitted> {
  const order = await getOrder(context, number);
  if (!order.ok) throw new Error(`order ${number} has a key and no row`);
  const { status, total, deliveryFee, discount, coupon, lines, charge } = order.value;
  return accept({
    number,
    status,
    total,
    deliveryFee,
    discount,
    ...defined({ coupon }),
    clientId: context.actor.clientId,
    itemNames: lines.map((line) => line.name),
    ...defined({ charge }),
  });
}
