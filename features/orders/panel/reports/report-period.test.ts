import { expect, test } from 'vitest';
import { periodOf, presets, stepOf } from './report-period.ts';

const TODAY = '2026-11-28';

test.each([
  [{}, { from: '2026-10-30', to: TODAY }],
  [
    { de: '2026-11-01', ate: '2026-11-10' },
    { from: '2026-11-01', to: '2026-11-10' },
  ],
  [
    { de: '2026-11-10', ate: '2026-11-01' },
    { from: '2026-10-30', to: TODAY },
  ],
  [
    { de: 'ontem', ate: '2026-02-30' },
    { from: '2026-10-30', to: TODAY },
  ],
])('%o is %o', (texts, span) => expect(periodOf(texts, TODAY)).toEqual(span));

test('an unknown step is a day', () => {
  expect([stepOf({}), stepOf({ por: 'ANO' }), stepOf({ por: 'MES' })]).toEqual(['day', 'day', 'month']);
});

test('last month is whole', () => {
  const found = presets(TODAY).find(({ label }) => label === 'Mês passado');
  expect(found?.span).toEqual({ from: '2026-10-01', to: '2026-10-31' });
});
