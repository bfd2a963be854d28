import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { recordReturn } from '#features/orders/server/returns/record-return.ts';
import { deliverShipment } from '#features/orders/server/shipments/change-shipment.ts';
import { shipGoods } from '#features/orders/server/shipments/ship-goods.ts';
import { submitOrder } from '#features/orders/server/submit/submit-order.ts';
import { moveThrough } from '#features/orders/server/testing/at-the-shop.ts';
import { createCombo } from '#features/promotions/server/create-combo.ts';
import { createPromotion } from '#features/promotions/server/promotions/create-promotion.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { VISITOR } from '#kernel/scope.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { queryOnce } from '../bench-database.ts';
import type { JournalEntry } from '../journal.ts';
import { makeHistory } from '../world/make-history.ts';
import { makeWorld, stockNow, type World } from '../world/make-world.ts';
import { auditLedger, auditWith } from './audit.ts';
import type { Finding, Outside } from './finding.ts';
import { isLegal } from './steps.ts';

const database = testDatabase();
let outside: Required<Outside>;

beforeAll(async () => {
  const { url } = database;
  const size = { products: 60, clients: 2, sessionSecret: 'a secret of the tests' };
  const world = await makeWorld(url, { ...size, stockOf: () => thousandths(90_000) });
  const stockAtStart = await stockNow(url);
  await makeHistory(url, world, 2);
  await promote(world);
  await buyCombo(world);
  await comeBack(world);
  const orders = await queryOnce<{ clientId: string; key: string; number: string }>(
    url,
    'select client_id as "clientId", key, order_number as number from order_keys',
  );
  const journal = orders.flatMap(({ clientId, key, number }): JournalEntry[] => [
    { event: 'sent', clientId, key },
    { event: 'acknowledged', clientId, key, number: Number(number) },
  ]);
  outside = { stockAtStart, journal };
});

/** From here on the second product is given away with the first, of which each second unit is a third off. */
async function promote({ supplierId, products: [one, other] }: World): Promise<void> {
  const { db } = database.current;
  const scope = { products: [one?.id ?? ''], categories: [], brands: [], tags: [] };
  const reward = { kind: 'units', units: 1, basisPoints: 3_333, which: 'cheapest' } as const;
  const limits = { uses: 10, budget: centavos(1_000_000), perClient: 5 };
  await createPromotion(db, supplierId, { name: 'Terço', condition: { scope, units: 1 }, reward, limits }, 0);
  const gift = { kind: 'gift', productId: other?.id ?? '', units: 1 } as const;
  await createPromotion(
    db,
    supplierId,
    {
      name: 'Brinde',
      condition: { scope, minimum: centavos(1) },
      reward: gift,
      limits: { ...limits, perOrder: 1 },
    },
    0,
  );
}

/** Places one order of two combos and five of one of their products. */
async function buyCombo({ supplierId, slug, products, clients, paymentMethodId }: World): Promise<void> {
  const { current } = database;
  const [one, other] = products;
  const [client] = clients;
  if (one === undefined || other === undefined || client === undefined) throw new Error('the world is empty');
  const items = [one, other].map(({ id }) => ({ productId: id, quantity: thousandths(3000) }));
  const combo = { name: 'Combo', items, price: { kind: 'percent', basisPoints: 1234 } } as const;
  const { id } = await createCombo(current.db, supplierId, combo, 0);
  const supplier = { id: supplierId, slug, name: 'Loja', tags: new Set(['has-delivery']) };
  const { addressId, ...session } = client;
  const actor = {
    kind: 'customer',
    clientKind: 'person',
    capacity: 'principal',
    approved: true,
    ...session,
  } as const;
  const lines = [
    { productId: id, combo: true, quantity: thousandths(2000), giftWrap: false },
    { productId: one.id, quantity: thousandths(5000), giftWrap: false },
  ] as const;
  const submitted = await submitOrder(
    { db: current.db, database: current, supplier, actor, now: Date.now() },
    {
      key: 'combo',
      draft: {
        lines,
        deliveryType: 'delivery',
        addressId,
        paymentMethodId,
        note: '',
        customerOrderNumber: '',
      },
    },
  );
  if (!submitted.ok) throw new Error(JSON.stringify(submitted.refusal));
}

/** The last order leaves in two shipments; then a unit comes back and is sold again, another is broken, and one is exchanged. */
async function comeBack({ supplierId, slug }: World): Promise<void> {
  const { current } = database;
  const [order] = await queryOnce<{ number: string }>(
    database.url,
    'select number from orders order by created_at desc limit 1',
  );
  const number = Number(order?.number);
  const supplier = { id: supplierId, slug, name: 'Loja', tags: new Set<string>() };
  const shop = { db: current.db, database: current, supplier, actor: VISITOR, now: Date.now() };
  const context = await anAttendant(shop);
  await moveThrough(context, number, 'picking', 'packed');
  await leaveInTwo(context, number);
  const returned = await recordReturn(context, number, {
    key: newId(),
    version: 1,
    reason: 'um veio quebrado',
    lines: [
      { position: 0, quantity: thousandths(1000), restocked: true },
      { position: 1, quantity: thousandths(1000), restocked: false },
    ],
    withFee: false,
    amount: centavos(1),
  });
  if (!returned.ok) throw new Error(JSON.stringify(returned.refusal));
  const exchanged = await recordReturn(context, number, {
    key: newId(),
    version: 2,
    reason: 'outro veio quebrado',
    lines: [{ position: 1, quantity: thousandths(1000), restocked: false }],
    withFee: false,
    exchanged: true,
    amount: centavos(0),
  });
  if (!exchanged.ok) throw new Error(JSON.stringify(exchanged.refusal));
}

async function leaveInTwo(context: AttendantContext, number: number): Promise<void> {
  const stored = await queryOnce<{ position: number; quantity: string }>(
    database.url,
    `select position, quantity from order_lines where order_number = ${number} order by position`,
  );
  const goods = stored.map(({ position, quantity }) => ({
    position,
    quantity: thousandths(Number(quantity)),
  }));
  const papers = { tracking: { carrier: '', code: '', link: '' }, invoiceKey: '' };
  for (const [at, lines] of [goods.slice(0, 1), goods.slice(1)].entries()) {
    const sent = await shipGoods(context, number, { key: newId(), version: at + 1, lines, ...papers });
    if (!sent.ok) throw new Error(JSON.stringify(sent.refusal));
  }
  for (const shipment of [1, 2]) await deliverShipment(context, number, shipment);
}

const brokenOf = (findings: readonly Finding[]): string[] =>
  findings.filter(({ broken }) => broken.length > 0).map(({ id }) => id);

const brokenIn = async (also: Partial<Outside> = {}): Promise<string[]> =>
  brokenOf(await auditLedger(database.url, { ...outside, ...also }));

test('the books of an honest shop are clean', async () => {
  expect(await brokenIn()).toEqual([]);
});

/** Duplicates each order's charge. */
const ANOTHER_CHARGE = `insert into charges (supplier_id, id, order_number, method_id, kind, amount, status, captured, created_at)
  select supplier_id, gen_random_uuid(), order_number, method_id, kind, amount, 'paid', amount, created_at from charges`;

test('what came a second time is no second charge while all of it is to go back', async () => {
  await queryOnce(database.url, ANOTHER_CHARGE);
  const owed = (left: string) =>
    queryOnce(
      database.url,
      `update charges set operation = 'refund', operation_amount = ${left} where status = 'paid' and captured = amount`,
    );
  await owed('captured - 1');
  expect(await brokenIn()).toEqual(['I1']);
  await owed('captured');
  expect(await brokenIn()).toEqual([]);
  await queryOnce(database.url, `delete from charges where operation = 'refund'`);
});

test.each([
  [
    'a line that costs a centavo more',
    'update order_lines set total = total + 1 where position = 0 and combo is null',
    ['I1', 'I1'],
  ],
  [
    'a combo that is not the sum of its products',
    'update order_combos set price = price + 1, total = total + quantity',
    ['I1'],
  ],
  [
    'a combo without its products',
    'update order_lines set combo = null where combo is not null',
    ['I1', 'I1'],
  ],
  [
    'a reward that the line was not given',
    'update order_lines set promotion_discount = promotion_discount - 1, total = total + 1 where promotion_discount > 0',
    ['I1', 'I4'],
  ],
  [
    'a gift that is paid for',
    `update order_lines set unit_price = 1, total = quantity / 1000 where price_reason = 'gift'`,
    ['I1', 'I4'],
  ],
  ['a promotion that is counted too often', 'update promotion_counters set used = used + 1', ['I4']],
  ['a promotion that nobody recorded', 'delete from promotion_uses', ['I4']],
  ['a use of somebody else', 'update promotion_uses set client_id = gen_random_uuid()', ['I4']],
  ['stock that vanished', 'update stock_levels set quantity = quantity - 1000', ['I3']],
  [
    'an order with two keys',
    `insert into order_keys select supplier_id, client_id, key || 'x', request_hash,
    order_number, created_at from order_keys`,
    ['I5', 'I6', 'I7'],
  ],
  ['a charge of another sum', 'update charges set amount = amount + 1', ['I1']],
  ['a second charge that is alive', ANOTHER_CHARGE, ['I1']],
  ['more given back than came', 'update charges set refunded = captured + 1', ['I1']],
  [
    'more come back than was bought',
    'update order_return_lines set quantity = quantity * 100 where number = 1 and not restocked',
    ['I1'],
  ],
  [
    'stock that came back twice',
    'update order_return_lines set quantity = quantity + 1 where restocked',
    ['I3'],
  ],
  ['more sent than was bought', 'update order_shipment_lines set quantity = quantity + 1', ['I1']],
  [
    'a delivered order of which a part is on its way',
    'update order_shipments set delivered_at = null',
    ['I1'],
  ],
  [
    'a delivered order of which a part never left',
    'delete from order_shipment_lines where number = 2',
    ['I1'],
  ],
  [
    'an exchange that is taken for a return',
    'update order_returns set exchanged = false where exchanged',
    ['I3'],
  ],
  [
    'more exchanged than was bought',
    'update order_return_lines set quantity = quantity * 100 where number = 2',
    ['I1', 'I3'],
  ],
  ['a return of another value', 'update order_returns set value = value + 1 where not exchanged', ['I1']],
  [
    'a deduction that the charge was not given',
    "update order_returns set amount = amount - 1, way = 'none', charge_id = null where not exchanged",
    ['I1'],
  ],
  ['a purchase that nobody made', 'update coupon_buyers set purchases = purchases + 1', ['I4']],
  ['an order without its key', 'delete from order_keys', ['I6', 'I7']],
  ['a step that the table does not have', `update order_events set status = 'delivered'`, ['I12']],
])('%s is found', async (_, tampering, found) => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read');
    await client.query(tampering);
    expect(brokenOf(await auditWith(client, outside))).toEqual(found);
  } finally {
    // Takes the tampering back.
    await client.end();
  }
});

test('an order of nobody whom its supplier knows is found', async () => {
  const [order] = await queryOnce<{ number: string; clientId: string }>(
    database.url,
    'select number, client_id as "clientId" from orders order by number limit 1',
  );
  const give = (clientId: string | undefined) =>
    queryOnce(database.url, 'update orders set client_id = $1 where number = $2', [clientId, order?.number]);
  await give(newId());
  expect(await brokenIn()).toContain('I10');
  await give(order?.clientId);
  expect(await brokenIn()).toEqual([]);
});

test('an acknowledged order that is nowhere is found, and one that was refused', async () => {
  const [first] = outside.journal;
  if (first === undefined) throw new Error('nothing was ordered');
  const lost: JournalEntry = { event: 'acknowledged', clientId: first.clientId, key: 'lost', number: 1 };
  expect(await brokenIn({ journal: [...outside.journal, lost] })).toEqual(['I6']);
  const refused: JournalEntry = { ...first, event: 'refused' };
  expect(await brokenIn({ journal: [...outside.journal, refused] })).toEqual(['I7']);
});

test('a history is legal step by step, from a beginning to where the order is', () => {
  const history = { deliveryType: 'delivery', positions: [0, 1], status: 'packed' } as const;
  expect(isLegal({ ...history, steps: ['received', 'packed'] })).toBe(true);
  expect(isLegal({ ...history, steps: ['packed', 'packed'] })).toBe(false);
  expect(isLegal({ ...history, steps: ['received', 'packed'], positions: [0, 2] })).toBe(false);
  expect(isLegal({ ...history, steps: ['received', 'packed'], status: 'received' })).toBe(false);
  expect(isLegal({ ...history, steps: [], positions: [] })).toBe(false);
});
