import { expect, test } from 'vitest';
import { changedFacts } from './changed-facts.ts';

test.each([
  ['a change', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ name: 'b', before: 2, after: 3 }]],
  ['a creation', null, { a: 1 }, [{ name: 'a', before: undefined, after: 1 }]],
  ['a removal', { a: 1 }, null, [{ name: 'a', before: 1, after: undefined }]],
  ['a list', { a: [1, 2] }, { a: [1] }, [{ name: 'a', before: [1, 2], after: [1] }]],
  ['the same', { a: { b: 1 } }, { a: { b: 1 } }, []],
  ['nothing', null, null, []],
] as const)('%s', (_, before, after, facts) => {
  expect(changedFacts(before, after)).toEqual(facts);
});
