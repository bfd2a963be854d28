import { expect, test } from 'vitest';
import { privateNames } from './private-names.ts';

test('exported names use the standard terms of the glossary', () => {
  expect(privateNames()).toEqual([]);
});
