import { expect, test } from 'vitest';
import { missingFlags } from './relaunch.ts';

const FLAGS = ['--max-semi-space-size=16', '--expose-gc'];

test('what the operator set stays, whatever its value and spelling', () => {
  expect(missingFlags([], FLAGS)).toEqual(FLAGS);
  expect(missingFlags(['--max-semi-space-size=64', '--inspect'], FLAGS)).toEqual(['--expose-gc']);
  expect(missingFlags(['--max_semi_space_size=64', '--expose_gc'], FLAGS)).toEqual([]);
});
