import { expect, test } from 'vitest';
import { openingIn, positionIn, storeOf, storeValues } from './store-values.ts';

test('what is shown of a store is what is saved again', () => {
  const store = {
    name: 'Centro',
    addressText: 'Rua Direita, 10',
    latitude: -23.55,
    longitude: -46.63,
    hours: 'Segunda, das 8h às 18h',
    leadHours: 2,
    opening: [
      { weekday: 1, opensAt: 480, closesAt: 720 },
      { weekday: 1, opensAt: 840, closesAt: 1_440 },
    ],
  };
  expect(storeOf(storeValues(store))).toEqual(store);
});

test.each([
  ['', []],
  ['08:00-18:00', [{ opensAt: 480, closesAt: 1_080 }]],
  [
    '8h às 12h, 14:00 às 18h30',
    [
      { opensAt: 480, closesAt: 720 },
      { opensAt: 840, closesAt: 1_110 },
    ],
  ],
  ['8-24', [{ opensAt: 480, closesAt: 1_440 }]],
  ['18:00-08:00', undefined],
  ['8-25', undefined],
  ['de manhã', undefined],
])('the hours %j', (text, periods) => {
  expect(openingIn(text)).toEqual(periods);
});

test.each([
  ['-8.0476, -34.8770', { latitude: -8.0476, longitude: -34.877 }],
  ['-8.0476;-34.8770', { latitude: -8.0476, longitude: -34.877 }],
  ['-91, 10', undefined],
  ['Recife', undefined],
])('the position %j', (text, position) => {
  expect(positionIn(text)).toEqual(position);
});
