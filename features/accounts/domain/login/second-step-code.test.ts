import { expect, test } from 'vitest';
import { inGroups, parseSecondStepCode } from './second-step-code.ts';

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['0a1b-2C3D-4e5f-6g7h', { kind: 'recovery', code: '0A1B2C3D4E5F6G7H' }],
  // Misread letters are normalised: O → 0, I and L → 1.
  ['OOOO IIII LLLL oilo', { kind: 'recovery', code: '0000111111110110' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['ABCD-EFGH-JKMN-PQR', undefined],
  ['ABCD-EFGH-JKMN-PQRU', undefined],
  ['', undefined],
  ['١٢٣٤٥٦', undefined],
])('%j is read as %j', (typed, read) => {
  expect(parseSecondStepCode(typed)).toEqual(read);
});

test('what is read in groups is the same code', () => {
  expect(inGroups('0A1B2C3D4E5F6G7H')).toBe('0A1B-2C3D-4E5F-6G7H');
  expect(inGroups('ABCDEF', ' ')).toBe('ABCD EF');
  expect(parseSecondStepCode(inGroups('0A1B2C3D4E5F6G7H'))?.code).toBe('0A1B2C3D4E5F6G7H');
});
