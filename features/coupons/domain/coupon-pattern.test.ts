import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCode } from './coupon-code.ts';
import { checkedPattern, codesOf } from './coupon-pattern.ts';

test.each([
  ['natal-####', 1_000, 'NATAL-####'],
  ['vovó ####', 1_000, 'VOVO####'],
  ['####', 1_048, '####'],
  ['####', 1_049, 'pattern-too-short'],
  ['NATAL', 1, 'not-a-pattern'],
  ['-###', 1, 'not-a-pattern'],
  ['A##', 1, 'A##'],
  ['A##', 2, 'pattern-too-short'],
  ['##', 1, 'not-a-pattern'],
  ['A#', 1, 'not-a-pattern'],
  [`${'A'.repeat(28)}###`, 1, 'not-a-pattern'],
  ['NATAL%####', 1, 'not-a-pattern'],
])('%s for %i codes: %s', (typed, count, expected) => {
  const checked = checkedPattern(typed, count);
  expect(checked.ok ? checked.value : checked.refusal.code).toBe(expected);
});

test('every code fits the pattern, is valid, new, and there is no other like it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.infiniteStream(fc.nat()), (count, numbers) => {
      const below = (limit: number): number => (numbers.next().value ?? 0) % limit;
      const taken = new Set(codesOf('NATAL-####', 5, new Set(), below));
      const codes = codesOf('NATAL-####', count, taken, below);
      expect(new Set(codes).size).toBe(count);
      for (const code of codes) {
        expect(code).toMatch(/^NATAL-[A-HJ-NP-Z2-9]{4}$/);
        expect(isCode(code)).toBe(true);
        expect(taken.has(code)).toBe(false);
      }
    }),
  );
});
