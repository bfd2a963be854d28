import { expect, test } from 'vitest';
import { EVERYONE } from '../../domain/audience.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import { differenceWords, draftDifference } from './draft-difference.ts';

const aBlock = (id: string, more: Partial<HomeBlock> = {}): HomeBlock => ({
  id,
  title: id,
  content: { kind: 'text', html: '<p>Oi</p>' },
  audience: EVERYONE,
  published: true,
  position: 0,
  version: 1,
  ...more,
});
const [a, b, c] = ['a', 'b', 'c'].map((id) => aBlock(id)) as [HomeBlock, HomeBlock, HomeBlock];

test.each<[string, HomeBlock[], string[]]>([
  ['as the shop', [a, b], []],
  ['with the same content at another count', [{ ...a, version: 9, position: 3 }, b], []],
  ['with a new block', [c, a, b], ['Novo: c']],
  ['with a changed block', [a, { ...b, published: false }], ['Mudado: b']],
  ['without a block', [b], ['Tirado: a']],
  ['in another order', [b, a], ['Outra ordem']],
  ['all at once', [c, { ...b, title: 'd' }], ['Novo: c', 'Mudado: d', 'Tirado: a']],
])('a draft %s', (_, draft, words) => {
  expect(differenceWords(draftDifference([a, b], draft), ({ title }) => title)).toEqual(words);
});
