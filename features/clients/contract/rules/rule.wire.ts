import { standingFromWire, standingToWire } from '#features/accounts/contract/clients/approval.wire.ts';
import { defined } from '#kernel/defined.ts';
import { exactUnits } from '#kernel/exact-units.ts';
import { centavos, toReais } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Bound, GroupRule, RuleCondition } from '../../domain/rules/group-rule.ts';
import type { WireCondition, WireRule } from './rule.schema.ts';

type Read<Value> = Result<Value, { readonly code: 'amount-not-exact' }>;

export function ruleFromWire({ juncao, condicoes }: WireRule): Read<GroupRule> {
  const conditions: RuleCondition[] = [];
  for (const wire of condicoes) {
    const read = conditionFromWire(wire);
    if (!read.ok) return read;
    conditions.push(read.value);
  }
  return accept({ join: juncao === 'TODAS' ? 'all' : 'any', conditions });
}

export const ruleToWire = ({ join, conditions }: GroupRule): WireRule => ({
  juncao: join === 'all' ? 'TODAS' : 'QUALQUER',
  condicoes: conditions.map(conditionToWire),
});

const boundFromWire = (limit: 'MINIMO' | 'MAXIMO'): Bound => (limit === 'MINIMO' ? 'at-least' : 'at-most');
const boundToWire = (bound: Bound) => (bound === 'at-least' ? 'MINIMO' : 'MAXIMO');
const digits = (postalCode: string): string => postalCode.replace('-', '');

function conditionFromWire(wire: WireCondition): Read<RuleCondition> {
  if (wire.tipo !== 'VALOR_COMPRADO') return accept(plainFromWire(wire));
  const units = exactUnits(wire.valor, 2);
  if (units === undefined) return refuse({ code: 'amount-not-exact' });
  const bound = boundFromWire(wire.limite);
  return accept({ kind: 'spent', days: wire.dias, bound, amount: centavos(units) });
}

function plainFromWire(wire: Exclude<WireCondition, { tipo: 'VALOR_COMPRADO' }>): RuleCondition {
  switch (wire.tipo) {
    case 'ULTIMA_COMPRA':
      return {
        kind: 'last-purchase',
        when: wire.quando === 'DENTRO' ? 'within' : 'before',
        days: wire.dias,
      };
    case 'NUNCA_COMPROU':
      return { kind: 'never-bought' };
    case 'PEDIDOS':
      return { kind: 'orders', days: wire.dias, bound: boundFromWire(wire.limite), count: wire.quantidade };
    case 'TIPO':
      return { kind: 'client-kind', clientKind: wire.cliente === 'EMPRESA' ? 'company' : 'person' };
    case 'ESTADO':
      return { kind: 'states', states: wire.estados };
    case 'CIDADE':
      return { kind: 'cities', cities: wire.cidades.map((city) => city.trim()) };
    case 'CEP':
      return {
        kind: 'postal-codes',
        ranges: wire.faixas.map(({ de, ate }) => ({ from: digits(de), to: digits(ate) })),
      };
    case 'CADASTRO':
      return { kind: 'registered', ...defined({ from: wire.desde, before: wire.antesDe }) };
    case 'REPRESENTANTE':
      return { kind: 'representative', userId: wire.idrepresentante };
    case 'TAG':
      return { kind: 'tags', tags: wire.tags };
    case 'TABELA':
      return { kind: 'price-table', tableId: wire.idtabela };
    case 'SITUACAO':
      return { kind: 'standing', standing: standingFromWire(wire.situacao) };
  }
}

function conditionToWire(condition: RuleCondition): WireCondition {
  switch (condition.kind) {
    case 'last-purchase':
      return {
        tipo: 'ULTIMA_COMPRA',
        quando: condition.when === 'within' ? 'DENTRO' : 'ANTES',
        dias: condition.days,
      };
    case 'never-bought':
      return { tipo: 'NUNCA_COMPROU' };
    case 'orders':
      return {
        tipo: 'PEDIDOS',
        dias: condition.days,
        limite: boundToWire(condition.bound),
        quantidade: condition.count,
      };
    case 'spent':
      return {
        tipo: 'VALOR_COMPRADO',
        dias: condition.days,
        limite: boundToWire(condition.bound),
        valor: toReais(condition.amount),
      };
    case 'client-kind':
      return { tipo: 'TIPO', cliente: condition.clientKind === 'company' ? 'EMPRESA' : 'PESSOA' };
    case 'states':
      return { tipo: 'ESTADO', estados: [...condition.states] };
    case 'cities':
      return { tipo: 'CIDADE', cidades: [...condition.cities] };
    case 'postal-codes':
      return { tipo: 'CEP', faixas: condition.ranges.map(({ from, to }) => ({ de: from, ate: to })) };
    case 'registered':
      return { tipo: 'CADASTRO', ...defined({ desde: condition.from, antesDe: condition.before }) };
    case 'representative':
      return { tipo: 'REPRESENTANTE', idrepresentante: condition.userId };
    case 'tags':
      return { tipo: 'TAG', tags: [...condition.tags] };
    case 'price-table':
      return { tipo: 'TABELA', idtabela: condition.tableId };
    case 'standing':
      return { tipo: 'SITUACAO', situacao: standingToWire(condition.standing) };
  }
}
