import { centavos, formatMoney, type Money } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import type { ReportStep, SalesSums } from '../../domain/reports/report.ts';

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** '28/11', or 'nov 2026' for a month. */
export function stepWords(day: string, step: ReportStep): string {
  if (step !== 'month') return formatDay(day).slice(0, 5);
  return `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;
}

/** For the chart's axis and tooltip: reais. */
export const moneyOfReais = (reais: number): string => formatMoney(centavos(Math.round(reais * 100)));

/** What an order came to on average. */
export const averageOf = ({ orders, total }: Pick<SalesSums, 'orders' | 'total'>): Money =>
  centavos(orders === 0 ? 0 : Math.round(total / orders));

/** '92 % no dia marcado'; undefined where no delivery had a day. */
export const punctualityOf = ({
  promised,
  late,
}: Pick<SalesSums, 'promised' | 'late'>): number | undefined =>
  promised === 0 ? undefined : Math.round(((promised - late) / promised) * 100);

const PERCENT = { maximumFractionDigits: 1 } as const;

/** '92,5 %', or a dash where there is nothing to divide by. */
export const percentWords = (percent: number | undefined): string =>
  percent === undefined ? '–' : `${percent.toLocaleString('pt-BR', PERCENT)} %`;

/** A dash where nothing came back. */
export const returnedWords = (returned: Money): string => (returned === 0 ? '–' : formatMoney(returned));

/** '2 pedidos', or '2 pedidos · devolvido R$ 10,08': how a phone's card sums a row up beside what it brought. */
export const ordersWords = ({ orders, returnedTotal }: Pick<SalesSums, 'orders' | 'returnedTotal'>): string =>
  [
    orders === 1 ? '1 pedido' : `${orders} pedidos`,
    ...(returnedTotal === 0 ? [] : [`devolvido ${formatMoney(returnedTotal)}`]),
  ].join(' · ');

export const countWords = (count: number): string => count.toLocaleString('pt-BR');

/** What all cards of a report compare with. */
export const THAN_BEFORE = 'em relação ao período anterior';
