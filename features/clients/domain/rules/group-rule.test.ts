import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { type RuleCondition, ruleProblem } from './group-rule.ts';

const fine: RuleCondition = { kind: 'spent', days: 30, bound: 'at-least', amount: centavos(10_000) };

test.each<[string, RuleCondition, string | undefined]>([
  ['an amount', fine, undefined],
  ['known states', { kind: 'states', states: ['SP', 'RJ'] }, undefined],
  ['an unknown state', { kind: 'states', states: ['SP', 'sp'] }, 'unknown-state'],
  ['one CEP', { kind: 'postal-codes', ranges: [{ from: '01000000', to: '01000000' }] }, undefined],
  [
    'CEPs backwards',
    { kind: 'postal-codes', ranges: [{ from: '01000001', to: '01000000' }] },
    'postal-codes-backwards',
  ],
  ['registered from a day on', { kind: 'registered', from: '2026-02-28' }, undefined],
  ['registered before a day', { kind: 'registered', before: '2024-02-29' }, undefined],
  ['registered at some time', { kind: 'registered' }, 'no-day-named'],
  ['a day that there is not', { kind: 'registered', from: '2026-02-29' }, 'no-such-day'],
  ['one day', { kind: 'registered', from: '2026-01-01', before: '2026-01-02' }, undefined],
  ['no day at all', { kind: 'registered', from: '2026-01-01', before: '2026-01-01' }, 'days-backwards'],
])('%s', (_, condition, problem) => {
  expect(ruleProblem({ join: 'all', conditions: [condition] })).toBe(problem);
  // The first error counts, wherever it stands.
  expect(ruleProblem({ join: 'any', conditions: [fine, condition] })).toBe(problem);
});
