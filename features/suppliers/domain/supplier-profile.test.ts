import { expect, test } from 'vitest';
import { activeSegment } from './supplier-profile.ts';

const food = { id: 'a', name: 'Alimentos' };
const tools = { id: 'b', name: 'Ferramentas' };

test.each([
  ['exactly one segment', [food], food],
  ['no segment', [], undefined],
  ['two segments', [food, tools], undefined],
])('a supplier with %s', (_, segments, active) => {
  expect(activeSegment(segments)).toBe(active);
});
