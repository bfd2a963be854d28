import fc from 'fast-check';
import { expect, test } from 'vitest';
import { covers, type LngLat } from './area.ts';
import { joinRings, polygonsOf, splitRings } from './join-rings.ts';

const box = (from: number, to: number): LngLat[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
const at = (longitude: number, latitude: number) => ({ position: { longitude, latitude } });
const inside = (ring: LngLat[], longitude: number, latitude: number) =>
  covers({ kind: 'polygon', ring }, at(longitude, latitude));

const island = [box(0, 9), box(3, 6)];
const far = [box(20, 22).toReversed()];

test.each([
  ['in the first polygon', 1, 2, true],
  ['in its hole', 4, 5, false],
  ['in the second polygon, drawn the other way round', 21, 21.5, true],
  ['between the polygons', 15, 14, false],
])('a place %s', (_, longitude, latitude, expected) => {
  expect(inside(joinRings([island, far]), longitude, latitude)).toBe(expected);
});

test('what was joined is returned ring by ring', () => {
  expect(splitRings(joinRings([island, far]))).toEqual([box(0, 9), box(3, 6).toReversed(), box(20, 22)]);
  expect(splitRings(joinRings([[box(0, 4)]]))).toEqual([box(0, 4)]);
  // Older areas lack the closing corner.
  expect(splitRings(box(0, 4).slice(0, -1))).toEqual([box(0, 4).slice(0, -1)]);
  expect(splitRings([])).toEqual([]);
});

test('and polygon by polygon, each with its holes', () => {
  const two = [[box(0, 9), box(3, 6).toReversed()], [box(20, 22)]];
  expect(polygonsOf(joinRings([island, far]))).toEqual(two);
  expect(polygonsOf(box(0, 4).slice(0, -1))).toEqual([[box(0, 4)]]);
});

const coordinate = fc.integer({ min: -60, max: 60 });

test('a place is in the whole exactly where it is in one of the boxes and not in its hole', () => {
  const boxes = fc.array(fc.tuple(coordinate, fc.integer({ min: 3, max: 20 })), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(boxes, coordinate, coordinate, (some, x, y) => {
      const polygons = some.map(([from, size]) => [box(from, from + size), box(from + 1, from + 2)]);
      // Never on a border.
      const [px, py] = [x + 0.31, y + 0.57];
      const within = (from: number, to: number) => from < px && px < to && from < py && py < to;
      const rounds = some.map(
        ([from, size]) => Number(within(from, from + size)) - Number(within(from + 1, from + 2)),
      );
      expect(inside(joinRings(polygons), px, py)).toBe(rounds.some((round) => round > 0));
    }),
  );
});
