import { expect, test } from 'vitest';
import { type RuleState, ruleState } from './rule-state.ts';

test.each<[boolean, { from?: number; until?: number }, boolean, RuleState]>([
  [true, {}, false, 'active'],
  [true, { from: 100, until: 101 }, false, 'active'],
  [true, { from: 101 }, false, 'scheduled'],
  [true, { from: 101 }, true, 'scheduled'],
  [true, { until: 100 }, false, 'ended'],
  [false, {}, false, 'ended'],
  [false, { from: 101 }, false, 'ended'],
  [true, {}, true, 'exhausted'],
])('active %s, %j, exhausted %s: %s', (active, validity, exhausted, state) => {
  expect(ruleState({ active, validity, exhausted }, 100)).toBe(state);
});
