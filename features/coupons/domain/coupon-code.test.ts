import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCode, normalCode } from './coupon-code.ts';

describe('one code has one spelling', () => {
  test.each([
    ['vitrine10', 'VITRINE10'],
    ['  Vitrine 10 ', 'VITRINE10'],
    ['VITRINE\u200b10', 'VITRINE10'],
    ['\u202eVITRINE10', 'VITRINE10'],
    ['VITRINE１０', 'VITRINE10'],
    ['VIT\u00a0RINE\t10\n', 'VITRINE10'],
    ['verão', 'VERAO'],
    ['vera\u0303o', 'VERAO'],
    ['ﬁm', 'FIM'],
    ['straße', 'STRASSE'],
  ])('%j is %s', (typed, code) => {
    expect(normalCode(typed)).toBe(code);
  });

  test('a letter of another alphabet is another code, and none that can be given', () => {
    expect(normalCode('VІTRINE')).not.toBe('VITRINE');
    expect(isCode(normalCode('VІTRINE'))).toBe(false);
  });

  test('what is normal stays so', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const code = normalCode(typed);
        expect(normalCode(code)).toBe(code);
      }),
    );
  });

  test('every spelling of a code that can be given finds it', () => {
    const codes = fc.stringMatching(/^[A-Z0-9][A-Z0-9_-]{2,29}$/);
    const noise = fc.constantFrom('', ' ', '\u200d', '\u0301', '\ufeff');
    fc.assert(
      fc.property(codes, noise, fc.boolean(), (code, between, lower) => {
        const typed = [...code].join(between);
        expect(normalCode(lower ? typed.toLowerCase() : typed)).toBe(code);
        expect(isCode(code)).toBe(true);
      }),
    );
  });
});

test.each(['AB', '', '-ABC', 'A B C', 'A'.repeat(31), 'AÇO', 'abc', 'A.B.C'])('%j is no code', (code) =>
  expect(isCode(code)).toBe(false),
);
