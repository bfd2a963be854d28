import { expect, test } from 'vitest';
import { sameGroup, sayingsOf } from './synonym-group.ts';

test.each([
  [
    ['boneca', 'nenê de brinquedo'],
    ['boneca', 'nenê de brinquedo'],
  ],
  [
    ['  Boneca ', 'nenê   de brinquedo'],
    ['Boneca', 'nenê de brinquedo'],
  ],
  // The second is the first in the plural.
  [
    ['boneca', 'Bonecas', 'bebê'],
    ['boneca', 'bebê'],
  ],
])('%j is stored as %j', (typed, stored) => {
  expect(sayingsOf(typed)).toEqual({ ok: true, value: stored });
});

test.each([[['boneca', 'BONECAS']], [['boneca', '!!']], [['boneca', ' ']], [['boneca']]])(
  '%j says nothing',
  (typed) => {
    expect(sayingsOf(typed)).toEqual({ ok: false, refusal: { code: 'synonyms-say-nothing' } });
  },
);

test.each([
  [['a1', 'b2'], ['B2', 'a1'], true],
  [['a1', 'b2'], ['a1', 'b2', 'c3'], false],
  [['a1', 'b2'], ['a1', 'c3'], false],
])('%j and %j: the same is %s', (one, other, same) => {
  expect(sameGroup(one, other)).toBe(same);
});
