import { expect, test } from 'vitest';
import { hasWeighed, isWeighed } from './weighed.ts';

test.each([
  ['KG', true],
  ['kg', true],
  ['UN', false],
  ['CX', false],
])('%s is weighed: %s', (unit, weighed) => expect(isWeighed(unit)).toBe(weighed));

test('a combo is weighed where one of its products is', () => {
  const part = (unit: string) => ({ unit }) as never;
  expect(hasWeighed({ unit: 'UN', parts: [part('UN'), part('KG')] })).toBe(true);
  expect(hasWeighed({ unit: 'UN', parts: [part('UN')] })).toBe(false);
});
