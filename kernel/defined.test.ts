import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defined } from './defined.ts';

test('an undefined property is absent, every other stays, also null, zero and the empty text', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.stringMatching(/^[a-zA-Z]\w{0,8}$/),
        fc.constantFrom(undefined, null, 0, '', false, 'text'),
        {
          noNullPrototype: true,
        },
      ),
      (values) => {
        const expected = Object.entries(values).filter(([, value]) => value !== undefined);
        expect(Object.entries(defined(values))).toStrictEqual(expected);
      },
    ),
  );
});
