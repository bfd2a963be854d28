/** Which suggestions stay while a text is typed. Spec 4: suggestions are cleared, then refilled. */
import { expect, test } from 'vitest';
import { isTypedOn } from './is-typed-on.ts';

test.each([
  ['arr', 'arroz', true],
  ['arroz', 'arr', true],
  ['arroz', 'arroz', true],
  ['arroz', 'feijão', false],
  ['', 'arroz', false],
  ['arroz', '', false],
])('%j, then %j: typed on %j', (before, now, expected) => {
  expect(isTypedOn(before, now)).toBe(expected);
});
