import type { Interval, IntervalUnit } from './subscription-type.ts';

const words: Readonly<Record<IntervalUnit, { readonly one: string; readonly many: string }>> = {
  day: { one: 'todo dia', many: 'dias' },
  week: { one: 'toda semana', many: 'semanas' },
  month: { one: 'todo mês', many: 'meses' },
};

/** 'toda semana', 'a cada 2 semanas': how often, within a sentence. */
export const intervalWords = ({ unit, count }: Interval): string =>
  count === 1 ? words[unit].one : `a cada ${count} ${words[unit].many}`;

/** What becomes of a cart that is bought with a type: each order of it is the client's own doing. Spec 7, recorrencia.mensagem. */
export const recurrenceMessage = ({ interval }: { readonly interval: Interval }): string =>
  `Este pedido fica em Assinaturas, para você comprar de novo ${intervalWords(interval)}. Nada é pedido nem cobrado sem você, e você pode cancelar quando quiser.`;
