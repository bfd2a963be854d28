/** The slots of an option by day, with texts. Spec 4, delivery options. */
import { weekdayOf } from '#kernel/time/calendar.ts';
import { weekdayWord } from '#kernel/time/weekdays.ts';
import type { OfferedSlot, SlotChoice } from '../domain/slots.ts';

export interface SlotDay {
  readonly date: string;
  /** 'sábado' */
  readonly weekday: string;
  /** '22/11' */
  readonly day: string;
  /** Including full ones. */
  readonly slots: readonly OfferedSlot[];
}

/** In the order of the slots. */
export function groupSlotsByDay(slots: readonly OfferedSlot[]): readonly SlotDay[] {
  const days = new Map<string, OfferedSlot[]>();
  for (const slot of slots) days.set(slot.date, [...(days.get(slot.date) ?? []), slot]);
  return [...days].map(([date, ofDay]) => ({
    date,
    weekday: weekdayWord(weekdayOf(date)),
    day: date.split('-').slice(1).reverse().join('/'),
    slots: ofDay,
  }));
}

/** '8h às 12h', '13h30 às 18h' */
export const windowWords = ({ startsAt, endsAt }: Pick<SlotChoice, 'startsAt' | 'endsAt'>): string =>
  `${timeWords(startsAt)} às ${timeWords(endsAt)}`;

/** Up to this many places, the number left is shown. */
const FEW = 3;

/** 'Esgotado', 'Última vaga', 'Restam 2 vagas'; undefined with many places, or no limit. */
export function leftWords({ left }: OfferedSlot): string | undefined {
  if (left === undefined || left > FEW) return undefined;
  if (left === 0) return 'Esgotado';
  return left === 1 ? 'Última vaga' : `Restam ${left} vagas`;
}

/** Identifies a window on a day. */
export const slotKey = ({ slotId, date }: Pick<SlotChoice, 'slotId' | 'date'>): string => `${date} ${slotId}`;

/** '8h', '13h30' */
export function timeWords(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}
