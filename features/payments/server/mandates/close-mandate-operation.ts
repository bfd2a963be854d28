import { type Context, inTransaction } from '#platform/db/context.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { ProviderProblem } from '../providers/provider.ts';
import {
  lockMandate,
  type MandateRow,
  mandateOfRow,
  moveMandate,
  NOTHING_PENDING,
} from './mandates.store.ts';

/** How long a mandate whose response was lost may still turn up at its provider. Milliseconds. */
const TURNS_UP = 5 * 60_000;

export const isYoung = ({ createdAt }: Pick<MandateRow, 'createdAt'>, now: number): boolean =>
  now < createdAt.getTime() + TURNS_UP;

/**
 * Ends an operation that the provider rejected, or of which it knows nothing, and records why. A request that the provider does not
 * take is refused at once, so that nobody waits for its code; a cancellation is tried until the provider says that it has ended.
 */
export const closeMandateOperation = (
  context: Context,
  gateways: PaymentGateways,
  { id, operation }: MandateRow,
  why: Exclude<ProviderProblem, 'no-answer' | 'not-asked'> | 'no-account',
): Promise<void> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const mandate = await lockMandate(db, supplier.id, id);
    // Another process has moved it on since the caller read it.
    if (mandate === undefined || mandate.operation !== operation) return;
    const at = new Date(now);
    const note = `${operation}-${why}`;
    if (operation === 'start') {
      const change = { status: 'refused', endedAt: at, ...NOTHING_PENDING } as const;
      await moveMandate(db, mandate, change, { note, at });
      await gateways.orders.mandateMoved(inside, mandateOfRow({ ...mandate, ...change }));
    }
    // It never reached the provider: there is nothing to cancel.
    if (operation === 'cancel' && why === 'unknown' && !isYoung(mandate, now))
      await moveMandate(db, mandate, NOTHING_PENDING, { note, at });
  });
