/** The windows of an option, by day, in words. Spec 4, delivery options. */
import { weekdayOf } from '../domain/local-date.ts';
import type { SlotChoice } from '../domain/slots.ts';

export interface SlotDay {
  readonly date: string;
  /** 'sábado' */
  readonly weekday: string;
  /** '22/11' */
  readonly day: string;
  readonly slots: readonly SlotChoice[];
}

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** Days in the order in which their first window comes. */
export function slotDays(slots: readonly SlotChoice[]): readonly SlotDay[] {
  const days = new Map<string, SlotChoice[]>();
  for (const slot of slots) days.set(slot.date, [...(days.get(slot.date) ?? []), slot]);
  return [...days].map(([date, ofDay]) => ({
    date,
    weekday: WEEKDAYS[weekdayOf(date)] ?? '',
    day: date.split('-').slice(1).reverse().join('/'),
    slots: ofDay,
  }));
}

/** '8h às 12h', '13h30 às 18h' */
export const windowWords = ({ startsAt, endsAt }: Pick<SlotChoice, 'startsAt' | 'endsAt'>): string =>
  `${timeWords(startsAt)} às ${timeWords(endsAt)}`;

/** Names one window on one day. */
export const slotKey = ({ slotId, date }: Pick<SlotChoice, 'slotId' | 'date'>): string => `${date} ${slotId}`;

function timeWords(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}
