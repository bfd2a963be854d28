/** Monthly sales targets of representatives, and how far each of them is. */
import type { UserId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { addMonths, daysBetween } from '#kernel/time/calendar.ts';

/** 'YYYY-MM' in the shop's time zone. */
export type Month = string;

export const MONTH_PATTERN = '^20\\d{2}-(0[1-9]|1[0-2])$';

export const isMonth = (text: string): boolean => new RegExp(MONTH_PATTERN).test(text);

export const firstDayOf = (month: Month): string => `${month}-01`;

export const monthOf = (day: string): Month => day.slice(0, 7);

/** Negative `months` go back. */
export const addToMonth = (month: Month, months: number): Month =>
  monthOf(addMonths(firstDayOf(month), months));

const NAMES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** 'novembro de 2026' */
export function monthName(month: Month): string {
  const [year = '', number = ''] = month.split('-');
  return `${NAMES[Number(number) - 1]} de ${year}`;
}

export interface MonthState {
  readonly days: number;
  /** Days that have begun, today included: 0 before the month, all of them after it. */
  readonly begun: number;
}

export function monthState(month: Month, today: string): MonthState {
  const first = firstDayOf(month);
  const days = daysBetween(first, addMonths(first, 1));
  return { days, begun: Math.min(Math.max(daysBetween(first, today) + 1, 0), days) };
}

export interface Sales {
  readonly orders: number;
  readonly sold: Money;
}

export const NO_SALES: Sales = { orders: 0, sold: centavos(0) };

/** What the month comes to if it goes on as until today; undefined before it begins. */
export const projectedSales = (sold: Money, { days, begun }: MonthState): Money | undefined =>
  begun === 0 ? undefined : centavos(Math.round((sold * days) / begun));

/** Whole percent, rounded down: 100 only when the target is reached. */
export const percentOf = (sold: Money, target: Money): number => Math.floor((sold * 100) / target);

/** What the shop sets for a representative; null takes the target away. */
export interface WantedTarget {
  readonly userId: UserId;
  readonly target: Money | null;
}

export interface RepresentativeProgress extends Sales {
  readonly userId: UserId;
  /** The e-mail, while the shop does not know the name. */
  readonly name: string;
  readonly target: Money | null;
  /** Represents the shop no more: what was sold counts, the target stays as it is. */
  readonly ended: boolean;
}

/** A month of all representatives, edited as one. */
export interface TargetSheet {
  readonly month: Month;
  readonly state: MonthState;
  readonly version: number;
  readonly people: readonly RepresentativeProgress[];
}

/** A representative's own month. */
export interface OwnProgress extends Sales {
  readonly month: Month;
  readonly state: MonthState;
  readonly target: Money | null;
}
