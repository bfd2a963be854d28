import { expect, test } from 'vitest';
import { stateOfPostalCode } from './state-of-postal-code.ts';
import { STATES } from './states.ts';

test.each([
  ['01310-100', 'SP'],
  ['19999999', 'SP'],
  ['20040-002', 'RJ'],
  ['70040-010', 'DF'],
  ['72800-000', 'GO'],
  ['73015-132', 'DF'],
  ['69301-000', 'RR'],
  ['69900-062', 'AC'],
  ['96010-000', 'RS'],
])('%s lies in %s', (cep, state) => {
  expect(stateOfPostalCode(cep)).toBe(state);
});

test.each(['', '0131', '00100-000', '013101000'])('%j names no state', (cep) => {
  expect(stateOfPostalCode(cep)).toBeUndefined();
});

test('every state has its codes', () => {
  const found = new Set<string | undefined>();
  for (let start = 0; start < 1000; start += 1) {
    found.add(stateOfPostalCode(`${String(start).padStart(3, '0')}00000`));
  }
  expect(STATES.filter((state) => !found.has(state))).toEqual([]);
});
