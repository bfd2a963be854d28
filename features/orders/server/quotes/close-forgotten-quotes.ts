import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { type Instant, VISITOR } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { FORGOTTEN_AFTER } from '../../domain/quotes/quote.ts';
import { moveOrder } from '../status/change-order-status.ts';
import { lockOrder } from '../store/orders.store.ts';
import { forgottenQuotes, lastQuote } from '../store/quotes.store.ts';

const AT_ONCE = 100;

/**
 * Cancels quotes whose validity ended so long ago that nobody will ask again. Returns how many. A quote that fails is skipped,
 * and its error thrown at the end.
 */
export async function closeForgottenQuotes(database: Database, now: Instant): Promise<number> {
  const { db } = database;
  const broken: unknown[] = [];
  let closed = 0;
  for (const { supplierId, number } of await forgottenQuotes(db, now - FORGOTTEN_AFTER, AT_ONCE)) {
    const shop = await supplierByKey(db, supplierId);
    if (shop === undefined) continue;
    const context = { supplier: supplierScope(shop), actor: VISITOR, now, db, database };
    try {
      if (await close(context, number)) closed += 1;
    } catch (error) {
      broken.push(error);
    }
  }
  if (broken.length > 0) throw broken[0];
  return closed;
}

/** Checked again with the row locked: its client may have accepted it meanwhile, or the shop priced it again. */
const close = (context: Context, number: OrderNumber): Promise<boolean> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const order = await lockOrder(db, supplier.id, number);
    const quote = await lastQuote(db, supplier.id, number);
    const forgotten = quote !== undefined && now > quote.validUntil + FORGOTTEN_AFTER;
    if (order?.status !== 'quote-priced' || !forgotten) return false;
    return (await moveOrder(inside, order, { number, to: 'cancelled', reason: EXPIRED })).ok;
  });

const EXPIRED = 'A validade do orçamento acabou.';
