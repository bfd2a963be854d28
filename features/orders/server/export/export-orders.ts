import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { ExportedOrder } from '../../domain/exported-order.ts';
import type { OrdersFilter } from '../../domain/orders-filter.ts';
import { type IssuerWish, ordersIssuedBy } from '../read/orders-issued-by.ts';
import type { OrdersOf } from '../store/orders.store.ts';
import { ordersAfter } from '../store/orders-export.store.ts';

const BATCH = 500;

/** All orders that the list with the same filter shows, streamed in batches. */
export async function exportOrders(
  context: Context & { readonly actor: Customer },
  filter: OrdersFilter,
  issuer: IssuerWish,
): Promise<Result<AsyncIterable<ExportedOrder>, { readonly code: 'order-not-found' }>> {
  const owner = await ordersIssuedBy(context, issuer);
  if (owner === undefined) return refuse({ code: 'order-not-found' });
  // Read before the response begins: once it has, nothing can be refused.
  const first = await ordersAfter(context.db, owner, filter, undefined, BATCH);
  return accept(allFrom(context, owner, filter, first));
}

/** One query per batch and none in between, so no connection is held while a slow client downloads. */
async function* allFrom(
  { db }: Context,
  owner: OrdersOf,
  filter: OrdersFilter,
  first: readonly ExportedOrder[],
): AsyncGenerator<ExportedOrder> {
  let batch = first;
  while (batch.length > 0) {
    yield* batch;
    batch = batch.length < BATCH ? [] : await ordersAfter(db, owner, filter, batch.at(-1), BATCH);
  }
}
