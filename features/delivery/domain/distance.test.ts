import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween, metresToNearest } from './distance.ts';

const paulista = { latitude: -23.5614, longitude: -46.6559 };
const rio = { latitude: -22.9083, longitude: -43.1964 };
const equator = { latitude: 0, longitude: 0 };

test.each([
  [paulista, paulista, 0],
  // A degree of a great circle.
  [equator, { latitude: 1, longitude: 0 }, 111_195],
  [equator, { latitude: 0, longitude: 1 }, 111_195],
  [equator, { latitude: 0, longitude: 180 }, 20_015_115],
  [paulista, rio, 360_900],
])('from %o to %o it is %i metres', (from, to, metres) => {
  expect(Math.abs(metresBetween(from, to) - metres)).toBeLessThan(metres / 1000 + 1);
});

test('the nearest of the stores counts, in whole metres', () => {
  expect(
    metresToNearest(equator, [
      { latitude: 1, longitude: 0 },
      { latitude: 0.01, longitude: 0 },
    ]),
  ).toBe(1112);
  expect(metresToNearest(equator, [])).toBeUndefined();
});

const place = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});

test('it is as far there as back, and never shorter over a third place', () => {
  fc.assert(
    fc.property(place, place, place, (a, b, over) => {
      const direct = metresBetween(a, b);
      expect(metresBetween(b, a)).toBeCloseTo(direct, 3);
      expect(metresBetween(a, over) + metresBetween(over, b)).toBeGreaterThanOrEqual(direct - 0.01);
    }),
  );
});
