/** Weekly windows for delivery or pickup, and the dates offered from them. Spec 4, delivery options. */
import { addDays, weekdayOf } from '#kernel/time/calendar.ts';
import type { LocalClock } from '#kernel/time/time-zone.ts';

/** Local time of the shop; times in minutes from midnight. */
export interface WeeklySlot {
  readonly id: string;
  /** 0 = Sunday. */
  readonly weekday: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Orders per day; absent for no limit. */
  readonly capacity?: number;
}

/** One window on one day: 'YYYY-MM-DD' in the shop's local time. */
export interface SlotChoice {
  readonly slotId: string;
  readonly date: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** For pickup with a capacity, which applies per store. Absent for delivery. */
  readonly storeId?: string;
}

/** A requested slot: by its window, its date, or both. Spec 3, formaEntrega with data_de_entrega. */
export interface WantedSlot extends Partial<Pick<SlotChoice, 'slotId' | 'date'>> {
  /** The first day that will do. */
  readonly from?: string;
}

export interface OfferedSlot extends SlotChoice {
  /** Remaining places, 0 if it is full. Absent for no limit. */
  readonly left?: number;
}

export interface Calendar {
  /** Days without windows. */
  readonly holidays?: ReadonlySet<string>;
  /** Orders that a window has on a date: at the store or, without one, for delivery. */
  readonly taken?: (slotId: string, date: string, storeId?: string) => number;
}

/** Lead time: hours from now or, after the cut-off, from the next midnight. */
export interface Lead {
  readonly leadHours: number;
  readonly cutOff?: number;
}

export const isFull = ({ left }: OfferedSlot): boolean => left === 0;

/** The first possible day and the seven after it, so that every weekly window appears. */
const DAYS = 8;
/** If holidays remove all windows of these days, the search continues to the next window, at most this many days from today. */
export const FARTHEST_DAY = 70;
const MAX_CHOICES = 14;
const MINUTES_A_DAY = 24 * 60;

/** The next windows that start after the lead time, earliest first, including full ones. */
export function offeredSlots(
  weekly: readonly WeeklySlot[],
  now: LocalClock,
  { leadHours, cutOff = MINUTES_A_DAY }: Lead,
  { holidays, taken = () => 0 }: Calendar = {},
): OfferedSlot[] {
  if (weekly.length === 0) return [];
  const earliest = (now.minutes < cutOff ? now.minutes : MINUTES_A_DAY) + leadHours * 60;
  const usualEnd = Math.floor(earliest / MINUTES_A_DAY) + DAYS;
  const choices: OfferedSlot[] = [];
  let date = now.date;
  for (let day = 0; day < usualEnd || (choices.length === 0 && day < FARTHEST_DAY); day += 1) {
    const weekday = holidays?.has(date) ? undefined : weekdayOf(date);
    const windows = weekly
      .filter((slot) => slot.weekday === weekday && day * MINUTES_A_DAY + slot.startsAt >= earliest)
      .sort((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);
    for (const { id: slotId, startsAt, endsAt, capacity } of windows) {
      const left = capacity === undefined ? {} : { left: Math.max(0, capacity - taken(slotId, date)) };
      choices.push({ slotId, date, startsAt, endsAt, ...left });
      // Full ones don't count towards the limit.
      if (choices.filter((choice) => !isFull(choice)).length === MAX_CHOICES) return choices;
    }
    date = addDays(date, 1);
  }
  return choices;
}

/** The first match that is still offered and not full. */
export const findSlot = <Slot extends OfferedSlot>(
  choices: readonly Slot[],
  { slotId, date, from }: WantedSlot,
): Slot | undefined =>
  choices.find(
    (choice) =>
      (slotId === undefined || choice.slotId === slotId) &&
      (date === undefined || choice.date === date) &&
      (from === undefined || choice.date >= from) &&
      !isFull(choice),
  );
