import { expect, test } from 'vitest';
import { privateLocalNames, privateNames } from './private-names.ts';

test('exported names use the standard terms of the glossary', () => {
  expect(privateNames()).toEqual([]);
});

test('variables, parameters and functions use the standard terms, too', () => {
  expect(privateLocalNames()).toEqual([]);
});
