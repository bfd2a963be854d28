import { expect, test } from 'vitest';
import { capitalOfPostalCode } from './capital-of-postal-code.ts';
import { STATES } from './states.ts';

test.each([
  ['01310-100', 'SP'],
  ['05999999', 'SP'],
  ['08450-000', 'SP'],
  ['20040-002', 'RJ'],
  ['70040-010', 'DF'],
  ['73015-132', 'DF'],
  ['69010-060', 'AM'],
  ['90010-000', 'RS'],
])('%s lies in the capital of %s', (cep, state) => {
  expect(capitalOfPostalCode(cep)).toBe(state);
});

test.each(['06010-000', '13010-000', '24020-000', '72800-000', '08500-000', '', '0131', '00100-000'])(
  '%j lies in none',
  (cep) => {
    expect(capitalOfPostalCode(cep)).toBeUndefined();
  },
);

test('every state has one', () => {
  const found = new Set<string | undefined>();
  for (let start = 0; start < 100_000; start += 1) {
    found.add(capitalOfPostalCode(`${String(start).padStart(5, '0')}000`));
  }
  expect(STATES.filter((state) => !found.has(state))).toEqual([]);
});
