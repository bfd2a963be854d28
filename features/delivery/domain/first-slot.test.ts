import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ZERO } from '#kernel/money.ts';
import { addDays } from '#kernel/time/calendar.ts';
import type { DeliveryOption } from './delivery-option.ts';
import { dayWords, firstSlot, promiseWords } from './first-slot.ts';
import type { OfferedSlot } from './slots.ts';

const TODAY = '2026-11-30';
const aSlot = (date: string, startsAt: number, left?: number): OfferedSlot => ({
  slotId: 's',
  date,
  startsAt,
  endsAt: startsAt + 120,
  ...(left === undefined ? {} : { left }),
});
const anOption = (type: DeliveryOption['type'], name: string, slots: OfferedSlot[]): DeliveryOption => ({
  id: name,
  type,
  name,
  fee: ZERO,
  minimumOrder: ZERO,
  slots,
});

describe('the first slot', () => {
  test('is the earliest of all ways, and names the store of a pickup', () => {
    const options = [
      anOption('delivery', 'Centro', [aSlot('2026-12-01', 480)]),
      anOption('pickup', 'Loja da Praça', [aSlot('2026-11-30', 900), aSlot('2026-11-30', 600)]),
    ];
    expect(firstSlot(options)).toEqual({
      type: 'pickup',
      date: '2026-11-30',
      startsAt: 600,
      endsAt: 720,
      storeName: 'Loja da Praça',
    });
  });

  test('is never a full one', () => {
    const slots = [aSlot('2026-11-30', 600, 0), aSlot('2026-12-01', 480, 1)];
    expect(firstSlot([anOption('delivery', 'Centro', slots)])?.date).toBe('2026-12-01');
    expect(firstSlot([anOption('delivery', 'Centro', [aSlot('2026-11-30', 600, 0)])])).toBeUndefined();
  });

  test('of a shop without windows is unknown', () => {
    expect(firstSlot([anOption('delivery', 'Centro', [])])).toBeUndefined();
    expect(firstSlot([])).toBeUndefined();
  });
});

test.each([
  ['delivery', 0, 'Entrega hoje'],
  ['delivery', 1, 'Chega amanhã'],
  ['delivery', 2, 'Chega quarta'],
  ['delivery', 5, 'Chega sábado'],
  ['delivery', 6, 'Chega domingo'],
  ['delivery', 7, 'Chega 07/12'],
  ['pickup', 0, 'Retire hoje'],
  ['pickup', 1, 'Retire amanhã'],
  ['pickup', 40, 'Retire 09/01'],
] as const)('%s in %i days: %s', (type, days, words) => {
  expect(promiseWords({ type, date: addDays(TODAY, days) }, TODAY)).toBe(words);
});

test('no two days of the next week have the same name', () => {
  fc.assert(
    fc.property(fc.nat(400), (from) => {
      const today = addDays(TODAY, from);
      const words = Array.from({ length: 8 }, (_, day) => dayWords(addDays(today, day), today));
      expect(new Set(words).size).toBe(words.length);
    }),
  );
});
