import { expect, test } from 'vitest';
import { ZERO } from '#kernel/money.ts';
import { activeChoice, isOtherSlot } from './active-choice.ts';
import type { DeliveryOption } from './delivery-option.ts';

const early = { slotId: 's1', date: '2026-11-21', startsAt: 480, endsAt: 720 };
const late = { slotId: 's2', date: '2026-11-21', startsAt: 840, endsAt: 1080 };
const option = (id: string, slots: DeliveryOption['slots'] = []): DeliveryOption => ({
  id,
  type: 'delivery',
  name: id,
  fee: ZERO,
  minimumOrder: ZERO,
  slots,
});
const fast = option('fast', [early, late]);
const slow = option('slow');

test('the first option with its first slot is active by itself', () => {
  expect(activeChoice([fast, slow], {})).toEqual({ option: fast, slot: early });
});

test('a wish that is still offered stands', () => {
  expect(activeChoice([fast, slow], { optionId: 'slow' })).toEqual({ option: slow });
  expect(activeChoice([fast], { optionId: 'fast', slot: late })).toEqual({ option: fast, slot: late });
});

test('a wish that is gone falls back to the first', () => {
  const gone = { slotId: 's2', date: '2026-11-20' };
  expect(activeChoice([fast], { optionId: 'closed', slot: gone })).toEqual({ option: fast, slot: early });
});

test('that another window stands than the one wished for is known', () => {
  const gone = { slotId: 's2', date: '2026-11-20' };
  const standing = (slot?: typeof gone) => isOtherSlot(activeChoice([fast], { slot }), { slot });
  expect([standing(gone), standing(late), standing()]).toEqual([true, false, false]);
  expect(isOtherSlot(activeChoice([slow], { slot: gone }), { slot: gone })).toBe(false);
});

test('where nothing is offered nothing is active', () => {
  expect(activeChoice([], { optionId: 'fast' })).toBeUndefined();
});
