/** The windows of an option, by day, in words. Spec 4, delivery options. */
import { weekdayOf } from '../domain/local-date.ts';
import type { OfferedSlot, SlotChoice } from '../domain/slots.ts';

export interface SlotDay {
  readonly date: string;
  /** 'sábado' */
  readonly weekday: string;
  /** '22/11' */
  readonly day: string;
  /** The full ones among them. */
  readonly slots: readonly OfferedSlot[];
}

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** Days in the order in which their first window comes. */
export function slotDays(slots: readonly OfferedSlot[]): readonly SlotDay[] {
  const days = new Map<string, OfferedSlot[]>();
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

/** From so few places on it is said how many are left. */
const FEW = 3;

/** 'Esgotado', 'Última vaga', 'Restam 2 vagas'; nothing while there are many, or no limit. */
export function leftWords({ left }: OfferedSlot): string | undefined {
  if (left === undefined || left > FEW) return undefined;
  if (left === 0) return 'Esgotado';
  return left === 1 ? 'Última vaga' : `Restam ${left} vagas`;
}

/** Names one window on one day. */
export const slotKey = ({ slotId, date }: Pick<SlotChoice, 'slotId' | 'date'>): string => `${date} ${slotId}`;

/** '8h', '13h30' */
export function timeWords(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}
