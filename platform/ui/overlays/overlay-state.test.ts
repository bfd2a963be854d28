import { beforeEach, expect, test } from 'vitest';
import { closesOnArrival, moveForChange } from './overlay-history.ts';
import { closeOverlay, openOverlay, useOverlay } from './overlay-state.ts';

beforeEach(closeOverlay);

test('one view is active at a time', () => {
  openOverlay('menu');
  openOverlay('address', { direction: 'bottom', props: { id: 7 } });
  expect(useOverlay.getState().active).toEqual({ name: 'address', direction: 'bottom', props: { id: 7 } });
});

test('closing leaves none', () => {
  openOverlay('menu');
  closeOverlay();
  expect(useOverlay.getState().active).toBeUndefined();
});

test('the first view gets a history entry, the next one takes it over, closing gives it back', () => {
  expect(moveForChange(true, false)).toBe('push');
  expect(moveForChange(true, true)).toBe('none');
  expect(moveForChange(false, true)).toBe('back');
  expect(moveForChange(false, false)).toBe('none');
});

test('Back closes the open view', () => {
  expect(closesOnArrival(true, false)).toBe(true);
  expect(closesOnArrival(true, true)).toBe(false);
  expect(closesOnArrival(false, false)).toBe(false);
});
