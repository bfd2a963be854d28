import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { defaultChoice } from './default-choice.ts';
import { atTheStore, toTheDoor } from './delivery-option.ts';
import { typesToOffer } from './lookup.ts';

const area = {
  id: 'area',
  name: 'Centro',
  fee: centavos(990),
  freeFrom: centavos(150_00),
  minimumOrder: centavos(50_00),
  leadHours: 2,
};
const store = { id: 'store', name: 'Loja', addressText: '', latitude: 0, longitude: 0, hours: '' };
const friday = { date: '2025-11-21', minutes: 9 * 60 };
const weekly = [{ id: 'w', weekday: 5, startsAt: 14 * 60, endsAt: 18 * 60 }];

test('delivery to the door costs the area’s fee, or nothing from its free value on', () => {
  expect(toTheDoor(area, weekly, friday)?.fee).toBe(990);
  expect(toTheDoor(area, weekly, friday, centavos(150_00))?.fee).toBe(0);
});

test('picking up costs nothing, has no minimum and says where', () => {
  expect(atTheStore(store, weekly, friday)).toMatchObject({
    type: 'RETIRADA',
    fee: 0,
    minimumOrder: 0,
    store,
  });
});

test('a supplier that schedules nothing offers an option without slots', () => {
  expect(toTheDoor(area, [], friday)?.slots).toEqual([]);
  expect(atTheStore(store, [], friday)?.slots).toEqual([]);
});

test('a supplier whose windows all lie within the lead time offers nothing', () => {
  expect(toTheDoor({ ...area, leadHours: 400 }, weekly, friday)).toBeUndefined();
});

test('the first option becomes active, with its first slot', () => {
  const door = toTheDoor(area, weekly, friday);
  const pickup = atTheStore(store, [], friday);
  if (door === undefined || pickup === undefined) throw new Error('both are offered');
  expect(defaultChoice([door, pickup])).toEqual({ option: door, slot: door.slots[0] });
  expect(defaultChoice([pickup, door])).toEqual({ option: pickup });
  expect(defaultChoice([])).toBeUndefined();
});

const both = new Set(['has-delivery', 'has-collect']);
test.each([
  [both, undefined, ['DELIVERY', 'RETIRADA']],
  [both, 'RETIRADA', ['RETIRADA']],
  [new Set(['has-collect']), 'DELIVERY', ['RETIRADA']],
  [new Set(['has-delivery']), 'RETIRADA', ['DELIVERY']],
  [new Set(['has-collect']), undefined, ['RETIRADA']],
  [new Set<string>(), 'DELIVERY', []],
  [new Set<string>(), undefined, []],
] as const)('with %o and %s wanted, %o are looked up', (tags, wanted, expected) => {
  expect(typesToOffer(tags, wanted)).toEqual(expected);
});
