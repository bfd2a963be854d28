import { expect, test } from 'vitest';
import { blockProblem, MAX_BLOCK_TEXT } from './block-problem.ts';
import type { BlockContent } from './home-block.ts';

const banner = { picture: 'p', alt: 'Semana da feira' };

test.each<[string, BlockContent<string>, string | undefined]>([
  ['a hero without anything', { kind: 'hero' }, undefined],
  ['a hero’s link', { kind: 'hero', link: { label: 'Ver', href: '/c/frutas' } }, undefined],
  [
    'a hero’s link to a script',
    { kind: 'hero', link: { label: 'Ver', href: 'javascript:x' } },
    'unsafe-link',
  ],
  ['a hero’s link to nowhere', { kind: 'hero', link: { label: 'Ver', href: '' } }, 'unsafe-link'],
  ['no banner', { kind: 'banners', banners: [] }, 'without-content'],
  ['a banner', { kind: 'banners', banners: [banner] }, undefined],
  ['a banner without text', { kind: 'banners', banners: [{ ...banner, alt: '' }] }, 'picture-without-text'],
  ['a banner with a bad link', { kind: 'banners', banners: [{ ...banner, href: 'c/a' }] }, 'unsafe-link'],
  ['a text', { kind: 'text', html: '<p>a</p>' }, undefined],
  ['an empty text', { kind: 'text', html: '<p> </p>' }, 'without-content'],
  ['a long text', { kind: 'text', html: 'a'.repeat(MAX_BLOCK_TEXT + 1) }, 'text-too-long'],
  ['no brand', { kind: 'brands', brands: [] }, 'without-content'],
  ['a brand', { kind: 'brands', brands: [{ name: 'Boa Terra' }] }, undefined],
  ['all categories', { kind: 'categories', categoryIds: [] }, undefined],
])('%s', (_, content, problem) => {
  expect(blockProblem({ content })).toBe(problem);
});
