import { expect, test } from 'vitest';
import { boundsOfState } from './state-bounds.ts';
import { STATES } from './states.ts';

test.each(STATES)('the box of %s is one, within the country’s', (state) => {
  const [west, south, east, north] = boundsOfState(state);
  expect(west).toBeLessThan(east);
  expect(south).toBeLessThan(north);
  expect([west >= -74.2, south >= -34, east <= -32, north <= 5.5]).toEqual([true, true, true, true]);
});

test.each([
  ['SP', -46.6339, -23.5507],
  ['AC', -67.8243, -9.974],
  ['RS', -51.2287, -30.0277],
  ['RR', -60.6758, 2.8235],
  ['PE', -32.4297, -3.8403],
] as const)('%s has its capital or farthest island in its box', (state, longitude, latitude) => {
  const [west, south, east, north] = boundsOfState(state);
  expect(longitude >= west && longitude <= east && latitude >= south && latitude <= north).toBe(true);
});
