import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { defaultChoice } from './choose.ts';
import { atTheStore, toTheDoor, typesToOffer } from './delivery-option.ts';

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
  expect(toTheDoor(area, weekly, friday, { subtotal: centavos(150_00) })?.fee).toBe(0);
});

test('picking up costs nothing, has no minimum and says where', () => {
  expect(atTheStore(store, weekly, friday)).toMatchObject({
    type: 'pickup',
    fee: 0,
    minimumOrder: 0,
    store,
  });
});

test('a supplier that schedules nothing offers an option without slots', () => {
  expect(toTheDoor(area, [], friday)?.slots).toEqual([]);
  expect(atTheStore(store, [], friday)?.slots).toEqual([]);
});

test('a supplier whose windows all fall on holidays offers nothing, however late it delivers', () => {
  expect(toTheDoor({ ...area, leadHours: 400 }, weekly, friday)?.slots).toMatchObject([
    { date: '2025-12-12' },
  ]);
  const holidays = { has: () => true } as unknown as ReadonlySet<string>;
  expect(toTheDoor({ ...area, leadHours: 400 }, weekly, friday, {}, { holidays })).toBeUndefined();
});

test('a fee by a rule comes with what it was made of', () => {
  const rule = { kind: 'distance', includedMetres: 0, perKm: centavos(120) } as const;
  const option = toTheDoor({ ...area, rule }, weekly, friday, { parcel: { metres: 5000 } });
  expect(option?.fee).toBe(1590);
  expect(option?.basis).toEqual({ base: 990, rule, metres: 5000 });
});

test('a store hands out only while somebody is there, as soon as it is ready', () => {
  const windows = [
    { id: 'early', weekday: 5, startsAt: 600, endsAt: 660 },
    { id: 'in', weekday: 5, startsAt: 720, endsAt: 840 },
    { id: 'late', weekday: 5, startsAt: 1020, endsAt: 1140 },
  ];
  const opening = [{ weekday: 5, opensAt: 540, closesAt: 1080 }];
  const option = atTheStore({ ...store, opening, leadHours: 3 }, windows, friday);
  expect(option?.slots.map(({ slotId, date }) => `${date} ${slotId}`)).toEqual([
    '2025-11-21 in',
    '2025-11-28 early',
    '2025-11-28 in',
  ]);
  expect(option?.today).toEqual({ is: 'open', until: 1080 });
  const holidays = new Set(['2025-11-21']);
  expect(atTheStore({ ...store, opening }, windows, friday, { holidays })?.today).toEqual({ is: 'closed' });
});

test('a store that is closed at every window offers nothing', () => {
  const opening = [{ weekday: 1, opensAt: 540, closesAt: 1080 }];
  expect(atTheStore({ ...store, opening }, weekly, friday)).toBeUndefined();
  expect(atTheStore({ ...store, opening }, [], friday)?.slots).toEqual([]);
});

test('an area whose windows are all full offers nothing; a full window is not the first', () => {
  const limited = [{ id: 'w', weekday: 5, startsAt: 840, endsAt: 1080, capacity: 1 }];
  expect(toTheDoor(area, limited, friday, {}, { taken: () => 1 })).toBeUndefined();
  const taken = (_: string, date: string) => (date === '2025-11-21' ? 1 : 0);
  const option = toTheDoor(area, limited, friday, {}, { taken });
  expect(option?.slots).toHaveLength(2);
  expect(defaultChoice(option ? [option] : [])?.slot).toMatchObject({ date: '2025-11-28', left: 1 });
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
  [both, undefined, ['delivery', 'pickup']],
  [both, 'pickup', ['pickup']],
  [new Set(['has-collect']), 'delivery', ['pickup']],
  [new Set(['has-delivery']), 'pickup', ['delivery']],
  [new Set(['has-collect']), undefined, ['pickup']],
  [new Set<string>(), 'delivery', []],
  [new Set<string>(), undefined, []],
] as const)('with %o and %s wanted, %o are looked up', (tags, wanted, expected) => {
  expect(typesToOffer(tags, wanted)).toEqual(expected);
});
