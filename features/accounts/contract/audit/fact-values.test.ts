import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '#platform/process/project-folder.ts';
import { actionName } from './action-names.ts';
import { factName } from './fact-names.ts';
import { factValue } from './fact-values.ts';

const ZONE = 'America/Sao_Paulo';

test.each([
  ['product', 'price', 1_990, 'R$\u00a019,90'],
  ['product', 'lowStock', 15_000, '15'],
  ['product', 'weight', 350, '350 g'],
  ['coupon', 'valorMinimo', 80.5, 'R$\u00a080,50'],
  ['payment-method', 'priceVariance', -300, '-3%'],
  ['order', 'order', 100_046, '100046'],
  ['order', 'status', 'quote-priced', 'orçamento precificado'],
  ['price', 'from', 2_500, '2,5'],
  ['title', 'dueOn', '2026-12-01', '01/12/2026'],
  ['combo', 'validoAte', '2026-12-01T02:00:00.000Z', '30/11/2026 às 23:00'],
  ['product', 'active', false, 'não'],
  ['product', 'description', '', '(vazio)'],
  ['client', 'tags', [], '(nenhum)'],
  ['price-table', 'channels', ['WEB', 'MANUAL'], 'na loja; com um atendente'],
  ['product', 'tiers', [{ quantity: 10_000, price: 890 }], 'quantidade 10, preço R$\u00a08,90'],
])('%s, %s, %j: %s', (kind, fact, value, words) => {
  expect(factValue(kind, fact, value, ZONE)).toBe(words);
});

test('a fact without words has none, and is no reason to fail', () => {
  expect(factName('product', 'somethingNew')).toBeUndefined();
  expect(factValue('product', 'somethingNew', { deep: 1 }, ZONE)).toBe('deep 1');
});

/** Of the platform: its own log, not a shop's audit. */
const OF_PLATFORM = /^(person|settings|invitation|installation|shop\.opened|mails|job)/;

test('every action that the code writes into a shop’s audit has words', () => {
  const files = execFileSync('git', ['grep', '-lE', "action: '", '--', 'features/*.ts'], {
    cwd: inProject('.'),
    encoding: 'utf8',
  });
  const actions = files
    .trim()
    .split('\n')
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) => [...readFileSync(inProject(file), 'utf8').matchAll(/action: '([a-z-]+\.[a-z-]+)'/g)])
    .map(([, action = '']) => action);
  expect(actions.length).toBeGreaterThan(80);
  expect(actions.filter((action) => !OF_PLATFORM.test(action) && actionName(action) === action)).toEqual([]);
});
