import { centavos } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { OrdersFilter } from '../../domain/orders-filter.ts';
import type { OrderSummary } from '../../domain/paid-order.ts';
import { previewsOf } from './order-previews.store.ts';
import { orderSummaries } from './order-summaries.store.ts';
import { type IssuerWish, ordersIssuedBy } from './orders-issued-by.ts';

const PAGE_SIZE = 20;

export interface OrderPage {
  readonly orders: readonly OrderSummary[];
  readonly hasMore: boolean;
}

export interface OrdersQuery extends IssuerWish {
  readonly page: number;
  readonly filter?: OrdersFilter;
}

/**
 * The client's orders that the user may see and that match the filter, newest first. The number of queries does not depend on
 * their number.
 */
export async function listOrders(
  context: Context & { readonly actor: Customer },
  { page, filter = {}, ...issuer }: OrdersQuery,
): Promise<Result<OrderPage, { readonly code: 'order-not-found' }>> {
  const { db, supplier } = context;
  const owner = await ordersIssuedBy(context, issuer);
  if (owner === undefined) return refuse({ code: 'order-not-found' });
  const rows = await orderSummaries(db, owner, filter, {
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE + 1,
  });
  const shown = rows.slice(0, PAGE_SIZE);
  const previews = await previewsOf(
    db,
    supplier.id,
    shown.map((row) => row.number),
  );
  return accept({
    orders: shown.map(({ createdAt, total, ...row }) => ({
      ...row,
      createdAt: createdAt.getTime(),
      total: centavos(total),
      preview: previews.get(row.number) ?? [],
    })),
    hasMore: rows.length > PAGE_SIZE,
  });
}
