/** What each kind of return leaves of a sale in the reports and in its client's figures. */
import { beforeEach, expect, test } from 'vitest';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { recordReturn } from '../returns/record-return.ts';
import { clientFiguresOf, summedClientFigures } from '../store/client-figures.store.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { moveThrough } from '../testing/at-the-shop.ts';
import { placed } from '../testing/placed.ts';
import { couponReport } from './read-coupon-uses.ts';
import { marginParts, marginReport } from './read-margin.ts';
import { partsReport, salesReport } from './read-reports.ts';
import { sumUpDays } from './sum-up-days.ts';

const database = testDatabase();
const SPAN = { from: '2026-11-01', to: '2026-11-30' };
const FIRST = { limit: 100, offset: 0 };
let checkout: Checkout;
let coffee: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  const { shop } = checkout;
  coffee = await aProduct(shop, { price: 1000, cost: 600, category: 'Bebidas', stock: 9_000 });
  const tenPercent = {
    code: 'DEZ',
    discount: { kind: 'percent', basisPoints: 1_000 },
    listed: true,
  } as const;
  await createCoupon(shop.db, shop.supplier.id, tenPercent, shop.now);
});

interface Kind {
  readonly restocked: boolean;
  readonly amount: number;
  readonly exchanged?: true;
}

/** Two of the four coffees of the order, which came to R$ 36,00. */
async function twoOf(number: number, { restocked, amount, exchanged }: Kind, version: number) {
  const recorded = await recordReturn(await anAttendant(checkout.shop), number, {
    lines: [{ position: 0, quantity: thousandths(2_000), restocked }],
    ...{ withFee: false, key: newId(), version, reason: 'avaria', amount: centavos(amount) },
    ...defined({ exchanged }),
  });
  expect(recorded).toMatchObject({ ok: true });
}

const EXCHANGED = { exchanged: true, amount: 0 } as const;

test.each<[string, readonly Kind[], { returned: number; back: number; cost: number }]>([
  ['nothing', [], { returned: 0, back: 0, cost: 2400 }],
  ['lost goods', [{ restocked: false, amount: 1800 }], { returned: 1800, back: 2000, cost: 2400 }],
  [
    'goods that are sold again',
    [{ restocked: true, amount: 1800 }],
    { returned: 1800, back: 2000, cost: 1200 },
  ],
  ['goods for less money', [{ restocked: true, amount: 900 }], { returned: 900, back: 2000, cost: 1200 }],
  ['an exchange of lost goods', [{ restocked: false, ...EXCHANGED }], { returned: 0, back: 0, cost: 3600 }],
  ['an exchange of good ones', [{ restocked: true, ...EXCHANGED }], { returned: 0, back: 0, cost: 2400 }],
  [
    'an exchange whose new goods come back',
    [
      { restocked: false, ...EXCHANGED },
      { restocked: true, amount: 1800 },
    ],
    { returned: 1800, back: 2000, cost: 2400 },
  ],
])('%s', async (_, kinds, { returned, back, cost }) => {
  const { shop } = checkout;
  const { db, supplier } = shop;
  const number = await placed(checkout.shopper, aDraft(checkout, { [coffee]: 4 }, { coupon: 'DEZ' }));
  await moveThrough(shop, number, 'picking', 'packed', 'ready-for-pickup');
  for (const [index, kind] of kinds.entries()) await twoOf(number, kind, index + 1);
  await sumUpDays(database.current);

  const net = { total: 3600 - returned, returnedTotal: returned };
  const goods = { quantity: 4000 - back, returnedQuantity: back };
  expect((await salesReport(shop, SPAN, 'day')).sums).toMatchObject({ orders: 1, ...net });
  for (const topic of ['client', 'coupon', 'payment'] as const)
    expect((await partsReport(shop, topic, SPAN, FIRST)).parts).toMatchObject([{ orders: 1, ...net }]);
  for (const topic of ['product', 'category'] as const)
    expect((await partsReport(shop, topic, SPAN, FIRST)).parts).toMatchObject([{ ...net, ...goods }]);
  const margin = { revenue: net.total, costedRevenue: net.total, returnedTotal: returned, cost };
  expect((await marginReport(shop, SPAN, 'day')).sums).toMatchObject(margin);
  const { parts } = await marginParts(shop, 'product', SPAN, { ...FIRST, order: 'largest' });
  expect(parts).toMatchObject([{ ...margin, quantity: goods.quantity }]);
  expect((await couponReport(shop, SPAN, FIRST)).uses).toMatchObject([{ code: 'DEZ', orders: 1, ...net }]);
  const id = checkout.shopper.actor.clientId;
  for (const figures of [clientFiguresOf, summedClientFigures])
    expect((await figures(db, supplier.id, [id])).get(id)).toMatchObject({ count: 1, spent: net.total });
});
