import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PromotionTerms } from '#features/pricing/domain/promotion.ts';
import { centavos } from '#kernel/money.ts';
import { amendedTerms, type PromotionAmendment } from './amend-promotion.ts';
import { aPromotion } from './testing/a-promotion.ts';

const NOW = 1_000_000_000;
const { id: _, ...TERMS } = aPromotion({
  limits: { uses: 10, budget: centavos(5_000) },
  validity: { from: NOW - 1_000, until: NOW + 1_000 },
});

const amendment = (more: Partial<PromotionAmendment> = {}): PromotionAmendment => ({
  ...{ name: 'Outra', label: 'Outra', limits: TERMS.limits, until: NOW + 5_000 },
  ...more,
});

test.each<[string, Partial<PromotionTerms>, boolean, number, Partial<PromotionAmendment>, string]>([
  ['that is closed', {}, false, 0, {}, 'already-ended'],
  ['that is over', { validity: { until: NOW } }, true, 0, {}, 'already-ended'],
  ['to end now', {}, true, 0, { until: NOW }, 'end-has-passed'],
  ['to fewer uses than it had', {}, true, 5, { limits: { ...TERMS.limits, uses: 4 } }, 'limit-below-used'],
  ['to a smaller budget', {}, true, 0, { limits: { budget: centavos(4_999) } }, 'budget-only-up'],
  [
    'from no budget to one',
    { limits: {} },
    true,
    0,
    { limits: { budget: centavos(99_999) } },
    'budget-only-up',
  ],
])('a promotion %s is not amended', (_name, terms, active, used, more, problem) => {
  const amended = amendedTerms({ terms: { ...TERMS, ...terms }, active, used }, amendment(more), NOW);
  expect(amended).toEqual({ ok: false, refusal: problem });
});

test('what it asks and gives, for whom and from when, always stays', () => {
  const wanted = fc.record({
    name: fc.string(),
    label: fc.string(),
    until: fc.integer({ min: NOW + 1, max: NOW + 1_000_000 }),
    limits: fc.record(
      { uses: fc.integer({ min: 3, max: 99 }), budget: fc.integer({ min: 5_000 }).map(centavos) },
      { requiredKeys: [] },
    ),
  });
  fc.assert(
    fc.property(wanted, (said) => {
      const amended = amendedTerms({ terms: TERMS, active: true, used: 3 }, said, NOW);
      if (!amended.ok) throw new Error(amended.refusal);
      const { name, label, limits, validity, ...rest } = amended.value;
      const { name: _name, label: _label, limits: _limits, validity: _validity, ...before } = TERMS;
      expect(rest).toEqual(before);
      expect([name, label, limits]).toEqual([said.name, said.label, said.limits]);
      expect(validity).toEqual({ from: TERMS.validity.from, until: said.until });
    }),
  );
});
