import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import type { OrderClient } from '../../domain/shop-order.ts';
import { clientsOf } from '../read/shop-orders.ts';
import { ratingsInAll, ratingsPage } from '../store/order-ratings.store.ts';

export async function shopRatings(context: Context, stars: number | undefined, page: PageRange) {
  const { db, supplier } = context;
  const inAll = await ratingsInAll(db, supplier.id, stars);
  const rows = await ratingsPage(db, supplier.id, stars, page);
  const clients = await clientsOf(
    context,
    rows.map(({ clientId }) => clientId),
  );
  const unknown = (clientId: string): OrderClient => ({ clientId, name: '' });
  const ratings = rows.map(({ clientId, ...row }) => ({
    ...row,
    client: clients.get(clientId) ?? unknown(clientId),
  }));
  return { ...inAll, ratings };
}
