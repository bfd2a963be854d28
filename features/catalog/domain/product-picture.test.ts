import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type GalleryPicture,
  MAX_PICTURES,
  reordered,
  withoutPicture,
  withPicture,
} from './product-picture.ts';

const galleryOf = (ids: string): GalleryPicture[] => [...ids].map((id) => ({ id, alt: `foto ${id}` }));
const idsOf = (result: ReturnType<typeof withPicture | typeof reordered>): string =>
  result.ok ? result.value.map(({ id }) => id).join('') : result.refusal;

test.each([
  ['', 'x', undefined, 'x'],
  ['ab', 'x', undefined, 'abx'],
  ['ab', 'x', 0, 'xab'],
  ['ab', 'x', 1, 'axb'],
  ['ab', 'x', 9, 'abx'],
  ['abc', 'c', 0, 'cab'],
  ['abc', 'a', undefined, 'bca'],
  ['abcdefghijkl', 'x', 0, 'too-many-pictures'],
  ['abcdefghijkl', 'l', 0, 'labcdefghijk'],
])('%j with %s at %s is %s', (before, id, position, after) => {
  expect(idsOf(withPicture(galleryOf(before), { id, alt: '' }, position))).toBe(after);
});

test('a picture that is there already takes the new words', () => {
  const changed = withPicture(galleryOf('ab'), { id: 'a', alt: 'de lado' }, 0);
  expect(changed).toMatchObject({
    value: [
      { id: 'a', alt: 'de lado' },
      { id: 'b', alt: 'foto b' },
    ],
  });
});

test.each([
  ['abc', 'b', 'ac'],
  ['a', 'a', ''],
  ['abc', 'x', 'picture-not-there'],
])('%s without %s is %s', (before, id, after) => {
  expect(idsOf(withoutPicture(galleryOf(before), id))).toBe(after);
});

test.each([
  ['abc', 'cab', 'cab'],
  ['', '', ''],
  ['abc', 'ca', 'picture-not-there'],
  ['abc', 'cabx', 'picture-not-there'],
  ['abc', 'abb', 'picture-not-there'],
  ['abc', 'abbc', 'picture-not-there'],
])('%s in the order %s is %s', (before, order, after) => {
  expect(idsOf(reordered(galleryOf(before), [...order]))).toBe(after);
});

test('whatever is added where, no picture is lost, none is there twice, and never too many', () => {
  const step = fc.record({
    id: fc.constantFrom(...'abcdefghijklmnop'),
    position: fc.integer({ min: 0, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let gallery: readonly GalleryPicture[] = [];
      for (const { id, position } of steps) {
        const before: readonly GalleryPicture[] = gallery;
        const changed = withPicture(before, { id, alt: '' }, position);
        if (!changed.ok) continue;
        gallery = changed.value;
        expect(gallery.indexOf(gallery.find((one) => one.id === id) ?? { id: '', alt: '' })).toBe(
          Math.min(position, gallery.length - 1),
        );
        expect(new Set(gallery.map((one) => one.id))).toEqual(new Set([...before.map((one) => one.id), id]));
      }
      expect(new Set(gallery.map((one) => one.id)).size).toBe(gallery.length);
      expect(gallery.length).toBeLessThanOrEqual(MAX_PICTURES);
    }),
  );
});
