/** What orders cost before their payment method was changed; append-only. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { OrderNumber, PaymentMethodId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { PaymentTerms } from '../../domain/reprice-order.ts';
import { orderPayments } from './order-changes.tables.ts';

export interface FormerPayment {
  readonly supplierId: SupplierId;
  readonly orderNumber: OrderNumber;
  readonly methodId: PaymentMethodId;
  readonly methodName: string;
  readonly terms: PaymentTerms;
  readonly userId: UserId | undefined;
  readonly now: Instant;
}

/** The order's row must be locked. */
export async function addFormerPayment(
  db: Db,
  { userId, now, terms, ...payment }: FormerPayment,
): Promise<void> {
  const { supplierId, orderNumber } = payment;
  await db.insert(orderPayments).values({
    ...payment,
    terms,
    total: terms.total,
    userId: userId ?? null,
    at: new Date(now),
    position: sql`(select coalesce(max(position) + 1, 0) from ${orderPayments}
      where supplier_id = ${supplierId} and order_number = ${orderNumber})`,
  });
}

/** What the order cost with this method and total; the latest, if there are several. */
export async function formerTerms(
  db: Db,
  supplierId: SupplierId,
  orderNumber: OrderNumber,
  { methodId, total }: { readonly methodId: PaymentMethodId; readonly total: Money },
): Promise<PaymentTerms | undefined> {
  const [found] = await db
    .select({ terms: orderPayments.terms })
    .from(orderPayments)
    .where(
      and(
        eq(orderPayments.supplierId, supplierId),
        eq(orderPayments.orderNumber, orderNumber),
        eq(orderPayments.methodId, methodId),
        eq(orderPayments.total, total),
      ),
    )
    .orderBy(desc(orderPayments.position))
    .limit(1);
  return found?.terms;
}
