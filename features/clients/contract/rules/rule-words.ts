/** A rule as a sentence, for the panel and the audit. */
import { formatMoney } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import type { Bound, GroupRule, PostalRange, RuleCondition } from '../../domain/rules/group-rule.ts';

/** What the sentence calls things that a rule names by id; the id where absent. */
export interface RuleNames {
  readonly representative: (userId: string) => string;
  readonly table: (tableId: string) => string;
  readonly tag: (tag: string) => string;
}

const itself = (id: string): string => id;
const BY_ID: RuleNames = { representative: itself, table: itself, tag: itself };

/** 'Clientes que compraram no mínimo R$ 100,00 em 30 dias e ficam em SP.' */
export const ruleSentence = ({ join, conditions }: GroupRule, names: RuleNames = BY_ID): string =>
  `Clientes que ${conditions.map((condition) => conditionWords(condition, names)).join(join === 'all' ? ' e ' : ' ou ')}.`;

function conditionWords(condition: RuleCondition, names: RuleNames): string {
  switch (condition.kind) {
    case 'last-purchase':
      return condition.when === 'within'
        ? `compraram ${lastDays(condition.days)}`
        : `já compraram, mas não ${lastDays(condition.days)}`;
    case 'never-bought':
      return 'nunca compraram';
    case 'orders':
      return `fizeram ${boundWords(condition.bound)} ${counted(condition.count, 'pedido', 'pedidos')} ${lastDays(condition.days)}`;
    case 'spent':
      return `compraram ${boundWords(condition.bound)} ${formatMoney(condition.amount)} ${lastDays(condition.days)}`;
    case 'client-kind':
      return condition.clientKind === 'company' ? 'são empresas (CNPJ)' : 'são pessoas (CPF)';
    case 'states':
      return `ficam em ${oneOf(condition.states)}`;
    case 'cities':
      return `ficam em ${oneOf(condition.cities)}`;
    case 'postal-codes':
      return `ficam nos CEPs ${oneOf(condition.ranges.map(rangeWords))}`;
    case 'registered':
      return `se cadastraram ${daysWords(condition)}`;
    case 'representative':
      return condition.userId === null
        ? 'não têm representante'
        : `são de ${names.representative(condition.userId)}`;
    case 'tags':
      return `têm a tag ${oneOf(condition.tags.map((tag) => `“${names.tag(tag)}”`))}`;
    case 'price-table':
      return condition.tableId === null
        ? 'não têm tabela de preços própria'
        : `têm a tabela ${names.table(condition.tableId)}`;
    case 'standing':
      return STANDINGS[condition.standing];
  }
}

const STANDINGS = {
  approved: 'têm o cadastro aprovado',
  waiting: 'esperam a aprovação do cadastro',
  refused: 'têm o cadastro recusado',
} as const;

const lastDays = (days: number): string => (days === 1 ? 'hoje' : `nos últimos ${days} dias`);
const boundWords = (bound: Bound): string => (bound === 'at-least' ? 'no mínimo' : 'no máximo');
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const rangeWords = ({ from, to }: PostalRange): string => `${dashed(from)} a ${dashed(to)}`;
const dashed = (postalCode: string): string => `${postalCode.slice(0, 5)}-${postalCode.slice(5)}`;

const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`;

function daysWords({ from, before }: { readonly from?: string; readonly before?: string }): string {
  const start = from === undefined ? '' : `a partir de ${formatDay(from)}`;
  const end = before === undefined ? '' : `antes de ${formatDay(before)}`;
  return [start, end].filter(Boolean).join(' e ');
}
