import { expect, test } from 'vitest';
import type { CategoryNode } from '../../domain/category.ts';
import { distinctFirst } from './segments.ts';

const node = (id: string): CategoryNode => ({ id, slug: id, name: id, path: id, children: [] });

test('what distinguishes a segment from the others stands first, each part in the shop’s order', () => {
  const [bolts, paint, site, welding] = ['bolts', 'paint', 'site', 'welding'].map(node) as [
    CategoryNode,
    CategoryNode,
    CategoryNode,
    CategoryNode,
  ];
  const trees = [
    [bolts, paint, site],
    [bolts, welding],
  ];
  expect(distinctFirst(trees[0] ?? [], trees)).toEqual([paint, site, bolts]);
  expect(distinctFirst(trees[1] ?? [], trees)).toEqual([welding, bolts]);
});
