import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { AutomaticGroup } from '../../domain/rules/automatic-group.ts';
import type { RuleCondition } from '../../domain/rules/group-rule.ts';
import { type ConditionDraft, draftOf, NEW_CONDITION, ruleToSend, typedRule } from './rule-draft.ts';

const ID = '0198b3d0-0000-7000-8000-000000000001';
const conditions: readonly RuleCondition[] = [
  { kind: 'last-purchase', when: 'within', days: 30 },
  { kind: 'last-purchase', when: 'before', days: 90 },
  { kind: 'never-bought' },
  { kind: 'orders', days: 7, bound: 'at-most', count: 0 },
  { kind: 'spent', days: 30, bound: 'at-least', amount: centavos(10_001) },
  { kind: 'client-kind', clientKind: 'person' },
  { kind: 'states', states: ['SP', 'RJ'] },
  { kind: 'cities', cities: ['São Paulo'] },
  { kind: 'postal-codes', ranges: [{ from: '01000000', to: '05999999' }] },
  { kind: 'registered', from: '2026-01-01', before: '2026-12-01' },
  { kind: 'registered', before: '2026-12-01' },
  { kind: 'representative', userId: ID },
  { kind: 'representative', userId: null },
  { kind: 'tags', tags: ['uses-single-address'] },
  { kind: 'price-table', tableId: ID },
  { kind: 'price-table', tableId: null },
  { kind: 'standing', standing: 'waiting' },
];

const group = (condition: RuleCondition): AutomaticGroup => ({
  id: ID,
  name: 'novos',
  rule: { join: 'any', conditions: [condition] },
  version: 1,
  members: 0,
  progress: { running: false, emptying: false, joined: 0, left: 0 },
});

describe('a rule in its form', () => {
  test.each(conditions)('is what it was: $kind', (condition) => {
    expect(typedRule(draftOf(group(condition)))).toEqual({ join: 'any', conditions: [condition] });
  });

  test.each([
    ['no amount', { amount: null }],
    ['days that are no number', { amount: 100, days: Number.NaN }],
    ['no city', { kind: 'CIDADE' }],
    ['no day', { kind: 'CADASTRO' }],
    ['days backwards', { kind: 'CADASTRO', from: '2026-02-01', before: '2026-01-01' }],
    ['an unknown state', { kind: 'ESTADO', states: ['XX'] }],
    ['CEPs backwards', { kind: 'CEP', postalCodes: '05000-000 a 01000-000' }],
  ] satisfies [string, Partial<ConditionDraft>][])('says nothing yet with %s', (_, typed) => {
    expect(typedRule({ join: 'TODAS', conditions: [{ ...NEW_CONDITION, ...typed }] })).toBeUndefined();
  });

  test('sends states in upper case', () => {
    const condition: ConditionDraft = { ...NEW_CONDITION, kind: 'ESTADO', states: ['sp'] };
    expect(ruleToSend({ join: 'TODAS', conditions: [condition] })).toEqual({
      juncao: 'TODAS',
      condicoes: [{ tipo: 'ESTADO', estados: ['SP'] }],
    });
  });
});
