import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { theOrder } from '../store/orders.store.ts';
import { orders } from '../store/orders.tables.ts';

/** What the client declared at the first order and is not asked again. */
export interface FirstOrderTerms {
  readonly adultDeclaredAt?: Instant;
}

export async function firstOrderTerms(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<FirstOrderTerms> {
  const [row] = await db
    .select({ adultDeclaredAt: orders.adultDeclaredAt })
    .from(orders)
    .where(theOrder(supplierId, number));
  const declared = row?.adultDeclaredAt;
  return declared ? { adultDeclaredAt: declared.getTime() } : {};
}
