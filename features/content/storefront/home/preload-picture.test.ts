import { expect, test } from 'vitest';
import type { ShownBlock } from '../../domain/home/home-block.ts';
import { topPictureLinks } from './preload-picture.ts';

const wide = { id: 'a'.repeat(32), width: 1392, height: 400 };
const narrow = { id: 'b'.repeat(32), width: 840, height: 500 };
const banners = (more: object, devices: ShownBlock['devices'] = []): ShownBlock => ({
  id: 'x',
  title: '',
  devices,
  content: { kind: 'banners', banners: [{ picture: wide, alt: 'Feira', ...more }] },
});
const plain: ShownBlock = { id: 'y', title: '', devices: [], content: { kind: 'combos', max: 3 } };
const pictures = (blocks: readonly ShownBlock[]) =>
  topPictureLinks({ composed: true, blocks }).map(({ media, imageSrcSet }) => [
    media.includes('max-width') ? 'phone' : 'wide',
    imageSrcSet.includes(wide.id) ? 'wide' : 'narrow',
  ]);

test('the picture at the top is preloaded for each kind of screen', () => {
  expect(pictures([banners({ phonePicture: narrow })])).toEqual([
    ['wide', 'wide'],
    ['phone', 'narrow'],
  ]);
  expect(pictures([banners({})])).toEqual([
    ['wide', 'wide'],
    ['phone', 'wide'],
  ]);
});

test('nothing is preloaded where the home begins with something else', () => {
  expect(pictures([plain, banners({})])).toEqual([]);
  expect(pictures([])).toEqual([]);
});

test('a block for phones alone is not preloaded elsewhere', () => {
  expect(pictures([banners({}, ['mobile']), plain])).toEqual([['phone', 'wide']]);
});
