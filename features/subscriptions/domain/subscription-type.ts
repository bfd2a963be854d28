/** How often the same is bought again: offered by a supplier to all clients. Spec 3 and 4, subscription type. */

export const INTERVAL_UNITS = ['day', 'week', 'month'] as const;
export type IntervalUnit = (typeof INTERVAL_UNITS)[number];

/** Every `count` days, weeks or months. */
export interface Interval {
  readonly unit: IntervalUnit;
  readonly count: number;
}

export interface SubscriptionType {
  readonly id: string;
  /** For example 'A cada 2 semanas'. */
  readonly label: string;
  readonly description: string;
  readonly interval: Interval;
}

/** A type as the shop's staff manage it: a closed one is no longer offered, but existing subscriptions keep it. */
export interface PanelType extends SubscriptionType {
  readonly active: boolean;
  /** Its sort position. */
  readonly position: number;
}

/** What the shop's staff enter for a type. */
export type NewType = Omit<PanelType, 'id'>;

/** Limit of types per supplier. */
export const MAX_TYPES = 20;

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
