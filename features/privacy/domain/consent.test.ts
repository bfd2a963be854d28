import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_TRUE, CONSENT_LIFETIME, choiceText, NECESSARY_ONLY, parseChoice } from './consent.ts';

const AT = 1_795_000_000_000;

describe('a choice', () => {
  test('is written as flags, version and moment', () => {
    expect(choiceText({ preferences: { ...NECESSARY_ONLY, performance: true }, at: AT })).toBe(
      '1010.2.1795000000',
    );
    expect(choiceText({ preferences: ALL_TRUE, at: AT })).toBe('1111.2.1795000000');
  });

  test('is read back as it was', () => {
    const flag = fc.boolean();
    fc.assert(
      fc.property(flag, flag, flag, (session, performance, personalization) => {
        const choice = {
          preferences: { necessary: true, session, performance, personalization },
          at: AT,
        };
        expect(parseChoice(choiceText(choice), AT + 1)).toEqual(choice);
      }),
    );
  });

  test('cannot do without the necessary', () => {
    expect(parseChoice('0000.2.1795000000', AT)?.preferences).toEqual(NECESSARY_ONLY);
  });

  test('holds for six months', () => {
    const last = AT + CONSENT_LIFETIME * 1000 - 1;
    expect(parseChoice('1111.2.1795000000', last)).toBeDefined();
    expect(parseChoice('1111.2.1795000000', last + 1)).toBeUndefined();
  });

  test.each(['', '1111', '1111.1.1795000000', '2111.2.1795000000', '1111.2.', '1111.2.x', '<script>'])(
    'is none where it answers another question or says nothing: %j',
    (text) => expect(parseChoice(text, AT)).toBeUndefined(),
  );
});
