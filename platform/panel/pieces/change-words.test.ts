import { expect, test } from 'vitest';
import { changeWords } from './change-words.ts';

test.each([
  [112, 100, '+12%'],
  [103.26, 100, '+3,3%'],
  [50, 100, '-50%'],
  [0, 100, '-100%'],
  [5, 5, 'igual'],
  [0, 0, 'igual'],
  [5, 0, 'novo'],
  [2500, 100, '+2.400%'],
])('%s after %s is %s', (now, before, words) => expect(changeWords(now, before)).toBe(words));
