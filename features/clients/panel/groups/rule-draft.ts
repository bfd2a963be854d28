/** A rule as its form holds it, and as it is sent. */
import { standingFromWire, standingToWire } from '#features/accounts/contract/clients/approval.wire.ts';
import { postalRanges, postalRangesText } from '#features/pricing/panel/postal-ranges.ts';
import { userTagsOf } from '#features/suppliers/domain/tags/user-tags.ts';
import { centavos, toReais } from '#kernel/money.ts';
import type { WireCondition, WireRule } from '../../contract/rules/rule.schema.ts';
import { ruleFromWire, ruleToWire } from '../../contract/rules/rule.wire.ts';
import type { AutomaticGroup } from '../../domain/rules/automatic-group.ts';
import { type GroupRule, ruleProblem } from '../../domain/rules/group-rule.ts';

export type ConditionKind = Exclude<WireCondition['tipo'], 'NUNCA_COMPROU'>;

/** All that any condition asks for; its kind says which of it counts. */
export interface ConditionDraft {
  kind: ConditionKind;
  /** 'DENTRO', 'ANTES', 'NUNCA'. */
  when: string;
  days: number | null;
  /** 'MINIMO', 'MAXIMO'. */
  bound: string;
  count: number | null;
  /** Centavos. */
  amount: number | null;
  clientKind: string;
  states: string[];
  cities: string[];
  /** One range a line. */
  postalCodes: string;
  from: string;
  before: string;
  /** An id; '': nobody. */
  representative: string;
  tags: string[];
  /** An id; '': none. */
  table: string;
  standing: string;
}

export interface GroupDraft {
  name: string;
  /** 'TODAS', 'QUALQUER'. */
  join: string;
  conditions: ConditionDraft[];
  /** An id; '': none. */
  table: string;
}

export const NEW_CONDITION: ConditionDraft = {
  kind: 'VALOR_COMPRADO',
  ...{ when: 'DENTRO', days: 30, bound: 'MINIMO', count: 1, amount: null },
  ...{ clientKind: 'EMPRESA', states: [], cities: [], postalCodes: '', from: '', before: '' },
  ...{ representative: '', tags: [], table: '', standing: 'APROVADO' },
};

export const newGroup = (name: string): GroupDraft => ({
  ...{ name, join: 'TODAS', conditions: [NEW_CONDITION], table: '' },
});

export const draftOf = ({ name, rule, tableId = '' }: AutomaticGroup): GroupDraft => {
  const { juncao, condicoes } = ruleToWire(rule);
  return { name, join: juncao, conditions: condicoes.map(conditionDraft), table: tableId };
};

function conditionDraft(wire: WireCondition): ConditionDraft {
  switch (wire.tipo) {
    case 'ULTIMA_COMPRA':
      return { ...NEW_CONDITION, kind: wire.tipo, when: wire.quando, days: wire.dias };
    case 'NUNCA_COMPROU':
      return { ...NEW_CONDITION, kind: 'ULTIMA_COMPRA', when: 'NUNCA' };
    case 'PEDIDOS':
      return {
        ...NEW_CONDITION,
        ...{ kind: wire.tipo, days: wire.dias, bound: wire.limite, count: wire.quantidade },
      };
    case 'VALOR_COMPRADO': {
      const amount = Math.round(wire.valor * 100);
      return { ...NEW_CONDITION, ...{ kind: wire.tipo, days: wire.dias, bound: wire.limite, amount } };
    }
    case 'TIPO':
      return { ...NEW_CONDITION, kind: wire.tipo, clientKind: wire.cliente };
    case 'ESTADO':
      return { ...NEW_CONDITION, kind: wire.tipo, states: wire.estados };
    case 'CIDADE':
      return { ...NEW_CONDITION, kind: wire.tipo, cities: wire.cidades };
    case 'CEP': {
      const ranges = wire.faixas.map(({ de, ate }) => ({ from: de, to: ate }));
      return { ...NEW_CONDITION, kind: wire.tipo, postalCodes: postalRangesText(ranges) };
    }
    case 'CADASTRO':
      return { ...NEW_CONDITION, kind: wire.tipo, from: wire.desde ?? '', before: wire.antesDe ?? '' };
    case 'REPRESENTANTE':
      return { ...NEW_CONDITION, kind: wire.tipo, representative: wire.idrepresentante ?? '' };
    case 'TAG':
      return { ...NEW_CONDITION, kind: wire.tipo, tags: wire.tags };
    case 'TABELA':
      return { ...NEW_CONDITION, kind: wire.tipo, table: wire.idtabela ?? '' };
    case 'SITUACAO':
      return { ...NEW_CONDITION, kind: wire.tipo, standing: wire.situacao };
  }
}

/** Of a draft whose fields have been checked. */
export const ruleToSend = ({ join, conditions }: Pick<GroupDraft, 'join' | 'conditions'>): WireRule => ({
  juncao: join === 'QUALQUER' ? 'QUALQUER' : 'TODAS',
  condicoes: conditions.map(conditionToSend),
});

function conditionToSend(draft: ConditionDraft): WireCondition {
  const { kind } = draft;
  const dias = draft.days ?? 1;
  const limite = draft.bound === 'MAXIMO' ? 'MAXIMO' : 'MINIMO';
  switch (kind) {
    case 'ULTIMA_COMPRA':
      if (draft.when === 'NUNCA') return { tipo: 'NUNCA_COMPROU' };
      return { tipo: kind, quando: draft.when === 'ANTES' ? 'ANTES' : 'DENTRO', dias };
    case 'PEDIDOS':
      return { tipo: kind, dias, limite, quantidade: draft.count ?? 0 };
    case 'VALOR_COMPRADO':
      return { tipo: kind, dias, limite, valor: toReais(centavos(draft.amount ?? 0)) };
    case 'TIPO':
      return { tipo: kind, cliente: draft.clientKind === 'PESSOA' ? 'PESSOA' : 'EMPRESA' };
    case 'ESTADO':
      return { tipo: kind, estados: draft.states.map((state) => state.toUpperCase()) };
    case 'CIDADE':
      return { tipo: kind, cidades: draft.cities };
    case 'CEP':
      return { tipo: kind, faixas: postalRanges(draft.postalCodes) ?? [] };
    case 'CADASTRO':
      return {
        tipo: kind,
        ...(draft.from === '' ? {} : { desde: draft.from }),
        ...(draft.before === '' ? {} : { antesDe: draft.before }),
      };
    case 'REPRESENTANTE':
      return { tipo: kind, idrepresentante: draft.representative === '' ? null : draft.representative };
    case 'TAG':
      return { tipo: kind, tags: [...userTagsOf(draft.tags)] };
    case 'TABELA':
      return { tipo: kind, idtabela: draft.table === '' ? null : draft.table };
    case 'SITUACAO':
      return {
        tipo: kind,
        situacao: standingToWire(standingFromWire(draft.standing as 'AGUARDANDO' | 'APROVADO' | 'RECUSADO')),
      };
  }
}

/** The rule as far as it has been typed; undefined while something is missing or cannot be read. */
export function typedRule(draft: Pick<GroupDraft, 'join' | 'conditions'>): GroupRule | undefined {
  if (draft.conditions.length === 0 || !draft.conditions.every(isComplete)) return undefined;
  const rule = ruleFromWire(ruleToSend(draft));
  return rule.ok && ruleProblem(rule.value) === undefined ? rule.value : undefined;
}

function isComplete(draft: ConditionDraft): boolean {
  const isNumber = (value: number | null): boolean => value !== null && !Number.isNaN(value);
  switch (draft.kind) {
    case 'ULTIMA_COMPRA':
      return draft.when === 'NUNCA' || isNumber(draft.days);
    case 'PEDIDOS':
      return isNumber(draft.days) && isNumber(draft.count);
    case 'VALOR_COMPRADO':
      return isNumber(draft.days) && isNumber(draft.amount);
    case 'ESTADO':
      return draft.states.length > 0;
    case 'CIDADE':
      return draft.cities.length > 0;
    case 'CEP':
      return (postalRanges(draft.postalCodes) ?? []).length > 0;
    case 'TAG':
      return draft.tags.length > 0;
    default:
      return true;
  }
}
