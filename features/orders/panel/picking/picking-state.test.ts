/** Two people at one order, answers that are lost and requests that are sent again: each pick counts once, and both see the same. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { OrderToPick } from '../../domain/picking/order-to-pick.ts';
import { type PickedLine, pickedBy } from '../../domain/picking/picking.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import {
  acknowledged,
  isUnsaved,
  NOTHING_TYPED,
  nextRequest,
  overtaken,
  type PickingState,
  parseStored,
  rebased,
  shownPick,
  typePick,
} from './picking-state.ts';

const ORDERED = thousandths(9_000);
const line = (sku: string): OrderLine => ({
  ...{ productId: sku, sku, slug: '', name: sku, unit: 'UN', ground: 1, quantity: ORDERED },
  ...{ unitPrice: centavos(0), reason: 'normal', total: centavos(0), giftWrap: false },
});
const lines = ['A', 'B', 'C'].map(line);

const orderOf = (picked: readonly PickedLine[], products: readonly OrderLine[] = lines): OrderToPick => ({
  ...{ number: 1, status: 'picking', version: 1, note: '', products },
  picking: { startedAt: 0, startedBy: '', lines: picked },
});
const of = (quantity: number) => ({ quantity: thousandths(quantity), note: '' });

/** Obeys a request, or says what it has: as the server does. */
function server() {
  let picked: readonly PickedLine[] = [];
  const keys: string[] = [];
  return {
    order: () => orderOf(picked),
    keys,
    obeys({ sent }: PickingState, name: string): boolean {
      if (sent === undefined) return true;
      const done = pickedBy(lines, picked, sent, { name, at: 0 });
      if (!done.ok) return false;
      if (done.value.length > 0) keys.push(sent.key);
      const places = new Set(done.value.map(({ position }) => position));
      picked = [...picked.filter(({ position }) => !places.has(position)), ...done.value];
      return true;
    },
  };
}

test('what is typed shows at once, and follows the one that is under way', () => {
  const order = orderOf([]);
  let state = typePick(order, NOTHING_TYPED, 0, of(1_000));
  expect(shownPick(order, state, 0).quantity).toBe(1_000);
  state = nextRequest(state, 'k1', 1);
  state = typePick(order, state, 0, of(2_000));
  expect(nextRequest(state, 'k2', 1)).toBe(state);
  expect(shownPick(order, state, 0).quantity).toBe(2_000);
  expect(acknowledged(state, 'another')).toBe(state);
  state = nextRequest(acknowledged(state, 'k1'), 'k2', 1);
  expect(state.sent?.lines).toEqual([{ ...of(2_000), position: 0, version: 2 }]);
});

test('what somebody else changed meanwhile stays theirs, and the rest is sent again', () => {
  const begun = orderOf([]);
  let state = typePick(begun, typePick(begun, NOTHING_TYPED, 0, of(1_000)), 1, of(3_000));
  state = typePick(begun, nextRequest(state, 'k1', 1), 1, of(4_000));
  const theirs: PickedLine = { ...of(5_000), position: 0, version: 2, key: 'x', name: 'Lia', at: 0 };
  const after = overtaken(state, orderOf([theirs]));
  expect(after.positions).toEqual([0]);
  expect(after.state).toEqual({ typed: [{ ...of(4_000), position: 1, version: 1 }] });
});

test('after a change of the order, what is not saved goes to the same products', () => {
  const before = orderOf([]);
  const state = nextRequest(
    [0, 1, 2].reduce(
      (all, position) => typePick(before, all, position, of(1_000 * (position + 1))),
      NOTHING_TYPED,
    ),
    'k',
    1,
  );
  const fewer = { ...line('C'), quantity: thousandths(2_000) };
  const after = orderOf([], [line('B'), fewer]);
  // A is gone, and of C there are fewer than were typed.
  expect(rebased(state, before, after)).toEqual({ typed: [{ ...of(2_000), position: 0, version: 1 }] });
});

test('what is stored is read again, and nothing else is', () => {
  const stored = {
    state: nextRequest(typePick(orderOf([]), NOTHING_TYPED, 0, of(1_000)), 'k', 1),
    seen: orderOf([]),
  };
  expect(parseStored(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  for (const other of [
    null,
    'x',
    { state: { typed: 1 } },
    { ...stored, state: { typed: [], sent: {} } },
    { state: NOTHING_TYPED },
  ])
    expect(parseStored(other)).toBeUndefined();
});

type Step = readonly [who: 0 | 1, what: 'tap' | 'send' | 'lose', position: number, quantity: number];
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.tuple(
    fc.constantFrom(0 as const, 1 as const),
    fc.constantFrom('tap' as const, 'send' as const, 'lose' as const),
    fc.nat(2),
    fc.integer({ min: 0, max: 9 }).map((units) => units * 1_000),
  ),
  { maxLength: 60 },
);

test('in whatever order they tap and the network fails, each request counts once and both end alike', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const shop = server();
      const people = [
        { state: NOTHING_TYPED, seen: shop.order() },
        { state: NOTHING_TYPED, seen: shop.order() },
      ];
      let made = 0;
      const send = (who: 0 | 1, isLost: boolean): void => {
        const person = people[who];
        if (person === undefined) return;
        made += 1;
        person.state = nextRequest(person.state, `k${made}`, 1);
        const isObeyed = shop.obeys(person.state, `${who}`);
        if (isLost) return;
        person.seen = shop.order();
        person.state = isObeyed
          ? acknowledged(person.state, person.state.sent?.key ?? '')
          : overtaken(person.state, person.seen).state;
      };
      for (const [who, what, position, quantity] of all) {
        const person = people[who];
        if (person === undefined) continue;
        if (what === 'tap') person.state = typePick(person.seen, person.state, position, of(quantity));
        else send(who, what === 'lose');
      }
      for (let round = 0; round < 6; round++)
        for (const who of [0, 1] as const)
          while (isUnsaved(people[who]?.state ?? NOTHING_TYPED)) send(who, false);
      for (const person of people) person.seen = shop.order();
      expect(new Set(shop.keys).size).toBe(shop.keys.length);
      const shown = people.map(({ seen, state }) =>
        lines.map((_, position) => shownPick(seen, state, position).quantity),
      );
      expect(shown[0]).toEqual(shown[1]);
    }),
  );
});

test('one person alone ends with what they tapped last, whatever was lost', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const shop = server();
      let state = NOTHING_TYPED;
      let seen = shop.order();
      let made = 0;
      const last = new Map<number, number>();
      for (const [, what, position, quantity] of all) {
        if (what === 'tap') {
          state = typePick(seen, state, position, of(quantity));
          last.set(position, quantity);
          continue;
        }
        made += 1;
        state = nextRequest(state, `k${made}`, 1);
        expect(shop.obeys(state, 'a')).toBe(true);
        if (what === 'lose') continue;
        seen = shop.order();
        state = acknowledged(state, state.sent?.key ?? '');
      }
      while (isUnsaved(state)) {
        made += 1;
        state = nextRequest(state, `k${made}`, 1);
        expect(shop.obeys(state, 'a')).toBe(true);
        state = acknowledged(state, state.sent?.key ?? '');
      }
      for (const [position, quantity] of last)
        expect(shownPick(shop.order(), state, position).quantity).toBe(quantity);
    }),
  );
});
