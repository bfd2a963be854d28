import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { emptyFields } from './address-form-values.ts';
import { forgetTyped, readTyped, storeTyped } from './typed-address.ts';

const ANA = '0197a3a4-0000-7000-8000-000000000001';
const BIA = '0197a3a4-0000-7000-8000-000000000002';
const typed = { ...emptyFields, street: 'Rua Augusta', number: '1' };
const NOW = 1_800_000_000_000;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

test('only what differs from the form’s initial values is stored, for its client and its form', () => {
  storeTyped(ANA, 'new', { ...emptyFields, number: '1' }, typed, NOW);
  expect(readTyped(ANA, 'new', NOW + 1)).toEqual({ street: 'Rua Augusta' });
  expect(readTyped(ANA, 'billing', NOW)).toEqual({});
  expect(readTyped(BIA, 'new', NOW)).toEqual({});
});

test('so is the pin', () => {
  const position = { latitude: -23.5, longitude: -46.6 };
  storeTyped(ANA, 'new', emptyFields, { ...emptyFields, position }, NOW);
  expect(readTyped(ANA, 'new', NOW)).toEqual({ position });
  storeTyped(ANA, 'new', { ...emptyFields, position }, emptyFields, NOW);
  expect(readTyped(ANA, 'new', NOW)).toEqual({ position: null });
});

test('what is saved, taken back or a day old is gone', () => {
  storeTyped(ANA, 'new', emptyFields, typed, NOW);
  expect(readTyped(ANA, 'new', NOW + 24 * 60 * 60_000 + 1)).toEqual({});
  storeTyped(ANA, 'new', emptyFields, emptyFields, NOW);
  expect(localStorage.length).toBe(0);
  storeTyped(ANA, 'new', emptyFields, typed, NOW);
  forgetTyped(ANA, 'new');
  expect(readTyped(ANA, 'new', NOW)).toEqual({});
});

test.each([
  '{',
  'null',
  '[]',
  '{"at":"x"}',
  `{"at":${NOW},"texts":{"street":7,"primary":true},"pin":{"latitude":"x"}}`,
])('what is no form is none: %s', (text) => {
  storeTyped(ANA, 'new', emptyFields, typed, NOW);
  localStorage.setItem(localStorage.key(0) ?? '', text);
  expect(readTyped(ANA, 'new', NOW)).toEqual({});
});
