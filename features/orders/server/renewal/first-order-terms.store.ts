import type { GivenAnswer } from '#features/suppliers/domain/characteristic.ts';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { theOrder } from '../orders.store.ts';
import { orders } from '../orders.tables.ts';

/** What its client said at the first order, and is not asked again. */
export interface FirstOrderTerms {
  readonly answers: readonly GivenAnswer[];
  readonly adultDeclaredAt?: Instant;
}

export async function firstOrderTerms(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<FirstOrderTerms> {
  const [row] = await db
    .select({ answers: orders.characteristics, adultDeclaredAt: orders.adultDeclaredAt })
    .from(orders)
    .where(theOrder(supplierId, number));
  if (row === undefined) return { answers: [] };
  return {
    answers: row.answers.map(({ id, answer }) => ({ id, answer })),
    ...(row.adultDeclaredAt === null ? {} : { adultDeclaredAt: row.adultDeclaredAt.getTime() }),
  };
}
