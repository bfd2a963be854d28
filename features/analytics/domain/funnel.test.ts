import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { FUNNEL_STEPS } from './event-names.ts';
import { addUpSteps, reportPeriod } from './funnel.ts';

test.each([
  ['2026-11-01', '2026-11-30', { from: '2026-11-01', to: '2026-11-30' }],
  [undefined, '2026-11-30', { from: '2026-10-31', to: '2026-11-30' }],
  ['2026-10-31', '2026-11-30', { from: '2026-10-31', to: '2026-11-30' }],
])('a report from %s to %s', (from, to, period) =>
  expect(reportPeriod(from, to)).toMatchObject({ ok: true, value: period }),
);

test.each([
  ['2026-10-30', '2026-11-30', 'report-too-long'],
  ['2024-10-30', '2026-11-30', 'report-too-long'],
  ['2026-11-30', '2026-11-01', 'no-such-day'],
  ['2026-02-30', '2026-03-01', 'no-such-day'],
  [undefined, 'ontem', 'no-such-day'],
])('a report from %s to %s is refused: %s', (from, to, code) =>
  expect(reportPeriod(from, to)).toMatchObject({ ok: false, refusal: { code } }),
);

test('all steps are added up in the funnel’s order', () => {
  const count = { visits: 2, times: 3, value: centavos(10) };
  const steps = addUpSteps([
    { day: '2026-11-01', step: 'purchase', ...count },
    { day: '2026-11-02', step: 'purchase', ...count },
  ]);
  expect(steps.map(({ step }) => step)).toEqual([...FUNNEL_STEPS]);
  expect(steps.find(({ step }) => step === 'purchase')).toEqual({
    step: 'purchase',
    visits: 4,
    times: 6,
    value: 20,
  });
  expect(steps[0]).toEqual({ step: 'search', visits: 0, times: 0, value: 0 });
});
