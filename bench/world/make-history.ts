import { saveCart } from '#features/cart/server/save-cart.ts';
import { submitOrder } from '#features/orders/server/submit/submit-order.ts';
import { ONE } from '#kernel/quantity.ts';
import type { Customer } from '#kernel/scope.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { queryOnce } from '../bench-database.ts';
import { pickSome, seededRandom } from '../seeded-random.ts';
import type { World } from './make-world.ts';

const YESTERDAY = 24 * 60 * 60_000;

/**
 * Creates old orders and carts. PostgreSQL caches plans of foreign-key checks made on empty tables and would keep
 * scanning, so nothing is measured on empty tables.
 */
export async function makeHistory(
  url: string,
  world: World,
  ordersEach: number,
  linesEach = 3,
): Promise<number> {
  const database = openDatabase(url);
  const random = seededRandom(3);
  const supplier = {
    id: world.supplierId,
    slug: world.slug,
    name: 'Loja Medida',
    tags: new Set(['has-delivery', 'support-price-variance-by-payment']),
  };
  let written = 0;
  const live = async (client: World['clients'][number]): Promise<void> => {
    const actor: Customer = {
      kind: 'customer',
      clientKind: 'person',
      capacity: 'principal',
      approved: true,
      ...client,
    };
    for (let order = 0; order < ordersEach; order += 1) {
      const context = { db: database.db, database, supplier, actor, now: Date.now() - YESTERDAY };
      const lines = pickSome(random, world.products, linesEach).map(({ id }) => ({
        productId: id,
        quantity: ONE,
        giftWrap: false,
      }));
      await saveCart(context, { lines, mode: 'replace' });
      const { paymentMethodId } = world;
      const submitted = await submitOrder(context, {
        key: `history-${client.clientId}-${order}`,
        draft: {
          lines,
          deliveryType: 'delivery',
          addressId: client.addressId,
          paymentMethodId,
          note: '',
          customerOrderNumber: '',
        },
      });
      if (!submitted.ok) throw new Error(`no history: ${JSON.stringify(submitted.refusal)}`);
      written += 1;
    }
  };
  try {
    for (let start = 0; start < world.clients.length; start += 8)
      await Promise.all(world.clients.slice(start, start + 8).map(live));
  } finally {
    await database.close();
  }
  await queryOnce(url, 'analyze');
  return written;
}
