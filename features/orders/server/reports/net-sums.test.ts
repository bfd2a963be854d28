/** Whatever happens to orders, in whatever order: reports come to the orders' totals less what went back for them. */

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { countsGoods } from '../../domain/reports/report.ts';
import { recordReturn } from '../returns/record-return.ts';
import { returnsOf } from '../returns/returns-of.ts';
import { changeOrderStatus } from '../status/change-order-status.ts';
import { clientFiguresOf, summedClientFigures } from '../store/client-figures.store.ts';
import { aCheckout, aDraft } from '../testing/a-checkout.ts';
import { placed } from '../testing/placed.ts';
import { marginReport } from './read-margin.ts';
import { partsReport, salesReport } from './read-reports.ts';
import { sumUpDays } from './sum-up-days.ts';

const database = testDatabase();
const A_DAY = 24 * 60 * 60_000;
const SPAN = { from: '2026-11-01', to: '2026-11-30' };
const FIRST = { limit: 100, offset: 0 };

const step = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    units: fc.integer({ min: 1, max: 4 }),
    daysAgo: fc.nat(9),
  }),
  fc.record({ kind: fc.constant('leave' as const), of: fc.nat(9) }),
  fc.record({ kind: fc.constant('cancel' as const), of: fc.nat(9) }),
  fc.record({
    kind: fc.constant('return' as const),
    of: fc.nat(9),
    units: fc.integer({ min: 1, max: 3 }),
    /** Centavos per unit: the price, or less. */
    each: fc.constantFrom(1000, 700, 333, 0),
    restocked: fc.boolean(),
    exchanged: fc.constantFrom(true, undefined),
  }),
  fc.record({ kind: fc.constant('sum' as const) }),
);

test('totals are net for any order of events, and say what came back', async () => {
  const checkout = await aCheckout(database.current);
  const { shop } = checkout;
  const attendant = await anAttendant(shop);
  const coffee = await aProduct(shop, { price: 1000, cost: 600, category: 'Bebidas' });
  const numbers: number[] = [];
  const { db } = database.current;
  const supplierId = shop.supplier.id;

  const happens: (event: typeof step extends fc.Arbitrary<infer One> ? One : never) => Promise<unknown> =
    async (event) => {
      if (event.kind === 'sum') return sumUpDays(database.current);
      if (event.kind === 'order') {
        const at = { ...checkout.shopper, now: shop.now - event.daysAgo * A_DAY };
        const draft = aDraft(
          checkout,
          { [coffee]: event.units },
          { customerOrderNumber: `${numbers.length}` },
        );
        return numbers.push(await placed(at, draft));
      }
      const number = numbers.at(-1 - event.of);
      if (number === undefined) return undefined;
      // What an order's state does not allow is refused and changes nothing.
      if (event.kind === 'cancel') return changeOrderStatus(shop, { number, to: 'cancelled', reason: 'não' });
      if (event.kind === 'leave') {
        for (const to of ['picking', 'packed', 'ready-for-pickup'] as const)
          await changeOrderStatus(shop, { number, to, reason: '' });
        return undefined;
      }
      const version = (await returnsOf(attendant, number)).returns.length + 1;
      const { exchanged } = event;
      return recordReturn(attendant, number, {
        lines: [{ position: 0, quantity: thousandths(event.units * 1000), restocked: event.restocked }],
        ...{ withFee: false, key: newId(), version, reason: 'avaria' },
        ...defined({ exchanged }),
        amount: centavos(exchanged ? 0 : event.units * event.each),
      });
    };

  // One return in any case: random events may allow none.
  await happens({ kind: 'order', units: 3, daysAgo: 2 });
  await happens({ kind: 'leave', of: 0 });
  await happens({ kind: 'return', of: 0, units: 1, each: 1000, restocked: false, exchanged: undefined });
  let returns = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (events) => {
      await happens({ kind: 'order', units: 3, daysAgo: 2 });
      for (const event of events) await happens(event);
      await sumUpDays(database.current);
      const { rows } = await db.execute<Record<string, string>>(sql`
        select sum(total) filter (where status <> 'cancelled') as sold, (select coalesce(sum(amount), 0) from order_returns
          where supplier_id = ${supplierId}) as back, (select coalesce(sum(quantity), 0) from order_return_lines
          natural join order_returns where supplier_id = ${supplierId} and not exchanged) as goods,
          min(client_id::text) as client from orders where supplier_id = ${supplierId}`);
      const { sold, back, goods, client } = rows[0] ?? {};
      returns = Number(back);
      const net = { total: Number(sold ?? 0) - returns, returnedTotal: returns };
      expect((await salesReport(shop, SPAN, 'day')).sums).toMatchObject(net);
      for (const topic of ['product', 'category', 'client', 'payment'] as const) {
        const { parts } = await partsReport(shop, topic, SPAN, FIRST);
        const summed = { total: 0, returnedTotal: 0, goods: 0 };
        for (const { total, returnedTotal, returnedQuantity } of parts) {
          summed.total += total;
          summed.returnedTotal += returnedTotal;
          summed.goods += returnedQuantity;
        }
        expect(summed).toEqual({ ...net, goods: countsGoods(topic) ? Number(goods) : 0 });
      }
      const margin = (await marginReport(shop, SPAN, 'day')).sums;
      expect(margin).toMatchObject({ revenue: net.total, costedRevenue: net.total, returnedTotal: returns });
      const id = client as ClientId;
      for (const figures of [clientFiguresOf, summedClientFigures])
        expect((await figures(db, supplierId, [id])).get(id)?.spent ?? 0).toBe(net.total);
    }),
    { numRuns: 12 },
  );
  expect(returns).toBeGreaterThan(0);
}, 120_000);
