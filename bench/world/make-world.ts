/** The measured world: one supplier that sells and delivers, with logged-in clients. */
import pg from 'pg';
import { putCatalog } from '#features/catalog/server/products/edit/put-catalog.ts';
import { createDeliveryArea } from '#features/delivery/server/areas/create-delivery-area.ts';
import { createDeliverySlot } from '#features/delivery/server/create-delivery-slot.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import type { PaymentMethodId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { migrate } from '#platform/db/migrations/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { queryOnce } from '../bench-database.ts';
import { categoryTree, goods } from './goods.ts';
import { type LoggedInClient, makeClients } from './make-clients.ts';
import { realGoods } from './real-goods.ts';

export interface WorldProduct {
  readonly id: string;
  readonly slug: string;
}

export interface World {
  readonly supplierId: SupplierId;
  readonly slug: string;
  /** In the order of their numbers. */
  readonly products: readonly WorldProduct[];
  readonly clients: readonly LoggedInClient[];
  readonly paymentMethodId: PaymentMethodId;
}

export interface WorldSize {
  /** Number of generated products, or those of the public files. */
  readonly products: number | 'real';
  readonly clients: number;
  readonly stockOf: (number: number) => Quantity;
  /** Signs the clients' sessions; the server must use the same. */
  readonly sessionSecret: string;
}

const SLUG = 'loja-medida';

/** Fills an empty database and runs ANALYZE, so that every query is planned with true statistics. */
export async function makeWorld(url: string, size: WorldSize): Promise<World> {
  await migrate(url);
  const database = openDatabase(url, { statementTimeout: 120_000 });
  try {
    const made = await database.transaction(async (db) => {
      const { id } = await createSupplier(db, supplier);
      await createDeliveryArea(db, id, {
        name: 'São Paulo',
        bounds: { kind: 'postal-range', from: '01000000', to: '05999999' },
        fee: centavos(990),
        position: 0,
      });
      for (let weekday = 0; weekday < 7; weekday += 1) {
        for (const startsAt of [8, 10, 14, 18].map((hour) => hour * 60)) {
          await createDeliverySlot(db, id, {
            deliveryType: 'delivery',
            weekday,
            startsAt,
            endsAt: startsAt + 120,
          });
        }
      }
      const paymentMethodId = await createPaymentMethod(db, id, {
        kind: 'cash-on-delivery',
        name: 'Dinheiro na entrega',
        description: '',
        priceVariance: 0,
        deliveryTypes: ['delivery'],
        position: 0,
      });
      if (size.products !== 'real')
        await putCatalog(db, id, categoryTree, goods(size.products, size.stockOf));
      return { id, paymentMethodId };
    });
    if (size.products === 'real') {
      const { slug, name, tags } = supplier;
      await realGoods(url, database, { id: made.id, slug, name, tags: new Set(tags) }, size.stockOf(0));
    }
    const clients = await makeClients(database.db, made.id, size.clients, size.sessionSecret);
    const products = await queryOnce<WorldProduct>(url, 'select id, slug from products order by sku');
    await queryOnce(url, 'analyze');
    return { supplierId: made.id, slug: SLUG, products, clients, paymentMethodId: made.paymentMethodId };
  } finally {
    await database.close();
  }
}

const supplier: Parameters<typeof createSupplier>[1] = {
  slug: SLUG,
  name: 'Loja Medida',
  whiteLabel: false,
  tags: ['has-delivery', 'support-price-variance-by-payment'],
  theme: { primary: '#0b7a43', secondary: '#ffb703', auxiliary: '#e9f6ee', text: '#ffffff' },
  menu: [],
  footer: {
    legalName: 'Loja Medida Ltda.',
    cnpj: '11.222.333/0001-81',
    address: 'Rua da Medida, 1, São Paulo',
    columns: [],
  },
  domains: [],
  stores: [],
};

/** Stock of every product by id; the ledger audit starts from it. */
export async function stockNow(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string; quantity: string }>(
    'select product_id as id, quantity::text from stock_levels',
  );
  await client.end();
  return Object.fromEntries(rows.map(({ id, quantity }) => [id, Number(quantity)]));
}
