/** No more of a product leaves than was bought, and the order in which its parts leave makes no difference. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { OrderLine } from '../placed-order.ts';
import { returnableQuantity } from '../returns/return-value.ts';
import {
  hasArrived,
  mayShipGoods,
  nextShipment,
  pendingGoods,
  pendingQuantity,
  type ShippableOrder,
  type ShippedLine,
} from './shipment.ts';

const line = (quantity: number): OrderLine => ({
  productId: `p${quantity}`,
  sku: '',
  slug: '',
  name: 'Café',
  unit: 'UN',
  ground: 1,
  quantity: thousandths(quantity),
  unitPrice: centavos(0),
  reason: 'normal',
  total: centavos(0),
  giftWrap: false,
});

const sold = (...quantities: readonly number[]): ShippableOrder => ({
  lines: quantities.map(line),
  shipments: [],
  returns: [],
});

const part = (position: number, quantity: number): ShippedLine => ({
  position,
  quantity: thousandths(quantity),
});

/** Unchanged where the goods may not leave. */
function send(order: ShippableOrder, lines: readonly ShippedLine[], deliveredAt?: number): ShippableOrder {
  const next = nextShipment(order, lines);
  if (!next.ok) return order;
  const shipment = { lines: next.value, ...(deliveredAt === undefined ? {} : { deliveredAt }) };
  return { ...order, shipments: [...order.shipments, shipment] };
}

const refusalOf = (order: ShippableOrder, ...lines: readonly ShippedLine[]) => {
  const next = nextShipment(order, lines);
  return next.ok ? undefined : next.refusal.code;
};

test.each([
  ['packed', 'delivery', 0, true],
  ['packed', 'pickup', 0, false],
  ['out-for-delivery', 'delivery', 1, true],
  ['out-for-delivery', 'delivery', 0, false],
  ['picking', 'delivery', 0, false],
  ['delivered', 'delivery', 2, false],
  ['cancelled', 'delivery', 0, false],
] as const)('%s by %s with %i shipments may ship: %s', (status, type, shipments, may) => {
  expect(mayShipGoods(status, type, shipments)).toBe(may);
});

test('what was not bought, stands twice or has left already is refused', () => {
  const order = send(sold(3000, 500), [part(0, 2500)]);
  expect(refusalOf(order, part(2, 1))).toBe('line-not-in-order');
  expect(refusalOf(order, part(0, 1), part(0, 1))).toBe('line-twice');
  expect(refusalOf(order, part(0, 501))).toBe('above-pending');
  expect(refusalOf(order, part(0, 500), part(1, 500))).toBeUndefined();
});

test('the products of a combo are sent one by one', () => {
  const order = { ...sold(), lines: [{ ...line(1000), parts: [line(2000), line(1000)] }] };
  expect(pendingGoods(order)).toEqual([part(0, 2000), part(1, 1000)]);
});

describe('what the shop gave up sending', () => {
  const begun = send(sold(3000), [part(0, 1000)]);
  const returned = (quantity: number, unsent?: true) => ({
    ...{ ...begun, deliveryFee: centavos(0), discount: centavos(0) },
    returns: [
      {
        ...{ fee: centavos(0), amount: centavos(0), way: 'none' as const },
        lines: [{ ...part(0, quantity), value: centavos(0), restocked: true }],
        ...(unsent ? { unsent } : {}),
      },
    ],
  });

  test('is not pending any more, and only what has left comes back', () => {
    const order = returned(1500, true);
    expect(pendingQuantity(order, 0)).toBe(500);
    expect(returnableQuantity(order, 0)).toBe(1000);
    expect(returnableQuantity(order, 0, true)).toBe(500);
  });

  test('is not what came back', () => {
    const order = returned(1000);
    expect(pendingQuantity(order, 0)).toBe(2000);
    expect(returnableQuantity(order, 0)).toBe(0);
  });
});

test('an order is with its client once all of it has left and arrived', () => {
  const first = send(sold(2000), [part(0, 1000)], 1);
  expect(hasArrived(first)).toBe(false);
  expect(hasArrived(send(first, [part(0, 1000)]))).toBe(false);
  expect(hasArrived(send(first, [part(0, 1000)], 2))).toBe(true);
  // It left at once: no shipment says when it arrives.
  expect(hasArrived(sold(2000))).toBe(false);
});

const quantities = fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 5 });
const wishLists = fc.array(
  fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 50_000 })), { maxLength: 4 }),
  {
    maxLength: 15,
  },
);

test('whatever is wished for, never more leaves than was bought', () => {
  fc.assert(
    fc.property(quantities, wishLists, (bought, wishes) => {
      const end = wishes.reduce(
        (order, lines) =>
          send(
            order,
            lines.map(([position, quantity]) => part(position, quantity)),
          ),
        sold(...bought),
      );
      for (const [position, quantity] of bought.entries()) {
        const left = end.shipments
          .flatMap(({ lines }) => lines)
          .filter((one) => one.position === position)
          .reduce((sum, one) => sum + one.quantity, 0);
        expect(left).toBeLessThanOrEqual(quantity);
        expect(left + pendingQuantity(end, position)).toBe(quantity);
      }
    }),
  );
});

test('in whatever order the parts leave, the same is pending, and at the end nothing', () => {
  const parts = quantities.chain((bought) =>
    fc
      .tuple(
        ...bought.map((quantity, position) =>
          fc.array(fc.integer({ min: 0, max: quantity }), { maxLength: 3 }).map((cuts) => {
            const places = [0, ...cuts.toSorted((one, other) => one - other), quantity];
            return places
              .slice(1)
              .map((place, index) => place - (places[index] ?? 0))
              .filter((size) => size > 0)
              .map((size) => part(position, size));
          }),
        ),
      )
      .map((all) => ({ bought, all: all.flat() })),
  );
  fc.assert(
    fc.property(
      parts.chain(({ bought, all }) =>
        fc.record({
          bought: fc.constant(bought),
          one: fc.constant(all),
          other: fc.shuffledSubarray(all, { minLength: all.length }),
          until: fc.nat(all.length),
        }),
      ),
      ({ bought, one, other, until }) => {
        const sendAll = (these: readonly ShippedLine[]) =>
          these.reduce((order, each) => send(order, [each], 1), sold(...bought));
        expect(pendingGoods(sendAll(other))).toEqual([]);
        expect(hasArrived(sendAll(one))).toBe(hasArrived(sendAll(other)));
        const some = one.slice(0, until);
        expect(pendingGoods(sendAll(some))).toEqual(pendingGoods(sendAll(some.toReversed())));
      },
    ),
  );
});
