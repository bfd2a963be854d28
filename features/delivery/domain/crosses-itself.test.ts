import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LngLat } from './area.ts';
import { crossesItself } from './crosses-itself.ts';

const rings: readonly (readonly [string, readonly LngLat[], boolean])[] = [
  ['nothing', [], false],
  [
    'a line',
    [
      [0, 0],
      [4, 4],
    ],
    false,
  ],
  [
    'a triangle',
    [
      [0, 0],
      [4, 0],
      [2, 3],
    ],
    false,
  ],
  [
    'a square',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    false,
  ],
  [
    'a square that is closed',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
    ],
    false,
  ],
  [
    'a square with two corners swapped',
    [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
    ],
    true,
  ],
  [
    'a U',
    [
      [0, 0],
      [6, 0],
      [6, 6],
      [4, 6],
      [4, 2],
      [2, 2],
      [2, 6],
      [0, 6],
    ],
    false,
  ],
  [
    'two triangles that share a corner',
    [
      [0, 0],
      [2, 2],
      [4, 0],
      [4, 4],
      [2, 2],
      [0, 4],
    ],
    false,
  ],
  [
    'a hole that is cut into it',
    [
      [0, 0],
      [6, 0],
      [6, 6],
      [0, 0],
      [2, 1],
      [4, 1],
      [4, 3],
      [2, 1],
    ],
    false,
  ],
];

test.each(rings)('%s', (_, ring, expected) => {
  expect(crossesItself(ring)).toBe(expected);
});

test('corners around a point never cross in the order of their angles, whatever their distances', () => {
  const distances = fc.array(fc.double({ min: 0.5, max: 3, noNaN: true }), { minLength: 3, maxLength: 40 });
  fc.assert(
    fc.property(distances, (far) => {
      const ring = far.map((distance, index): LngLat => {
        const angle = (2 * Math.PI * index) / far.length;
        return [-46 + distance * Math.cos(angle), -23 + distance * Math.sin(angle)];
      });
      expect(crossesItself(ring)).toBe(false);
      expect(crossesItself([...ring].reverse())).toBe(false);
    }),
  );
});
