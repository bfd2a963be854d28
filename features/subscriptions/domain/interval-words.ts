import type { Interval, IntervalUnit } from './subscription-type.ts';

const words: Readonly<Record<IntervalUnit, { readonly one: string; readonly many: string }>> = {
  day: { one: 'todo dia', many: 'dias' },
  week: { one: 'toda semana', many: 'semanas' },
  month: { one: 'todo mês', many: 'meses' },
};

/** How often, for use within a sentence: 'toda semana', 'a cada 2 semanas'. */
export const intervalWords = ({ unit, count }: Interval): string =>
  count === 1 ? words[unit].one : `a cada ${count} ${words[unit].many}`;

/** What happens to a cart that is bought with this type. Spec 7, recorrencia.mensagem. */
export const recurrenceMessage = ({ interval }: { readonly interval: Interval }): string =>
  `Fazemos este pedido de novo ${intervalWords(interval)}, aos preços do dia. Avisamos você por e-mail antes de cada um, e você pode alterar, pular ou cancelar quando quiser.`;
