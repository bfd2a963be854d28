import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { RuleCondition } from '../../domain/rules/group-rule.ts';
import { ruleSentence } from './rule-words.ts';

const spent: RuleCondition = { kind: 'spent', days: 30, bound: 'at-least', amount: centavos(10_000) };

test.each<[RuleCondition, string]>([
  [spent, 'compraram no mínimo R$\u00a0100,00 nos últimos 30 dias'],
  [{ kind: 'orders', days: 1, bound: 'at-most', count: 1 }, 'fizeram no máximo 1 pedido hoje'],
  [{ kind: 'last-purchase', when: 'within', days: 7 }, 'compraram nos últimos 7 dias'],
  [{ kind: 'last-purchase', when: 'before', days: 90 }, 'já compraram, mas não nos últimos 90 dias'],
  [{ kind: 'never-bought' }, 'nunca compraram'],
  [{ kind: 'client-kind', clientKind: 'company' }, 'são empresas (CNPJ)'],
  [{ kind: 'states', states: ['SP', 'RJ', 'MG'] }, 'ficam em SP, RJ ou MG'],
  [{ kind: 'cities', cities: ['Santos'] }, 'ficam em Santos'],
  [
    { kind: 'postal-codes', ranges: [{ from: '01000000', to: '05999999' }] },
    'ficam nos CEPs 01000-000 a 05999-999',
  ],
  [
    { kind: 'registered', from: '2026-01-01', before: '2026-12-05' },
    'se cadastraram a partir de 01/01/2026 e antes de 05/12/2026',
  ],
  [{ kind: 'representative', userId: null }, 'não têm representante'],
  [{ kind: 'representative', userId: 'r1' }, 'são de Rosa'],
  [{ kind: 'tags', tags: ['uses-share-coupom'] }, 'têm a tag “indica”'],
  [{ kind: 'price-table', tableId: null }, 'não têm tabela de preços própria'],
  [{ kind: 'price-table', tableId: 't1' }, 'têm a tabela Atacado'],
  [{ kind: 'standing', standing: 'waiting' }, 'esperam a aprovação do cadastro'],
])('a condition in words: $kind', (condition, words) => {
  const names = { representative: () => 'Rosa', table: () => 'Atacado', tag: () => 'indica' };
  expect(ruleSentence({ join: 'all', conditions: [condition] }, names)).toBe(`Clientes que ${words}.`);
});

test('conditions are joined by what they need', () => {
  const conditions: readonly RuleCondition[] = [{ kind: 'never-bought' }, { kind: 'states', states: ['SP'] }];
  expect(ruleSentence({ join: 'all', conditions })).toBe('Clientes que nunca compraram e ficam em SP.');
  expect(ruleSentence({ join: 'any', conditions })).toBe('Clientes que nunca compraram ou ficam em SP.');
});
