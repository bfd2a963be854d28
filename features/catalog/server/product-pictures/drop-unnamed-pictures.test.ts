import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureShare } from './drop-unnamed-pictures.ts';

const HOUR = 60 * 60_000;
const isIn = (id: string, { from, to }: { from: string; to?: string }): boolean =>
  id >= from && (to === undefined || id < to);

test('each picture is looked at once in as many hours as there are shares', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat({ max: 5_000_000 }), fc.nat(), (content, stored, hour) => {
      const id = createHash('sha256').update(content).digest('hex').slice(0, 32);
      const shares = Math.min(Math.max(Math.ceil(stored / 10_000), 1), 256);
      const looks = Array.from({ length: shares }, (_, later) =>
        pictureShare(stored, (hour + later) * HOUR),
      ).filter((share) => isIn(id, share));
      expect(looks).toHaveLength(1);
    }),
    { numRuns: 50 },
  );
});

test('where there are few, every hour looks at all', () => {
  expect(pictureShare(0, 5 * HOUR)).toEqual({ from: '0000' });
  expect(pictureShare(10_000, 6 * HOUR)).toEqual({ from: '0000' });
});
