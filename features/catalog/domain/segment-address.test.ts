import { expect, test } from 'vitest';
import { segmentAt, segmentSlug } from './segment-address.ts';

const builders = { id: 'a', name: 'Construção' };
const industry = { id: 'b', name: 'Indústria' };
const twin = { id: 'c', name: 'Industria' };
const sign = { id: 'd', name: '★' };

test('a segment is named by its name', () => {
  expect(segmentSlug([builders, industry], builders)).toBe('construcao');
  expect(segmentAt([builders, industry], 'industria')).toBe(industry);
  expect(segmentAt([builders, industry], 'moda')).toBeUndefined();
});

test('two whose names would be one address, and one whose name is none, are named by their ids', () => {
  const all = [builders, industry, twin, sign];
  expect(all.map((segment) => segmentSlug(all, segment))).toEqual(['construcao', 'b', 'c', 'd']);
  expect(segmentAt(all, 'industria')).toBeUndefined();
});
