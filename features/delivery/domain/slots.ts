/** Weekly windows of delivery or pickup, and the dates that a shopper can choose of them. Spec 4, delivery options. */
import { type LocalClock, nextDay, weekdayOf } from './local-date.ts';

/** In the shop's local time; minutes count from midnight. */
export interface WeeklySlot {
  readonly id: string;
  /** 0 = Sunday. */
  readonly weekday: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** How many orders it takes on one day; absent where there is no limit. */
  readonly capacity?: number;
}

/** One window on one day: 'YYYY-MM-DD' in the shop's local time. */
export interface SlotChoice {
  readonly slotId: string;
  readonly date: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Whose counter it is, where the window has a limit: each store hands out so many. Absent at the door. */
  readonly storeId?: string;
}

/** A choice as somebody names it: by its window, by its day alone, or by both. Spec 3, formaEntrega with data_de_entrega. */
export type WantedSlot = Partial<Pick<SlotChoice, 'slotId' | 'date'>>;

/** A choice as it is offered. */
export interface OfferedSlot extends SlotChoice {
  /** How many orders it still takes: none where it is full. Absent where there is no limit. */
  readonly left?: number;
}

/** What a shop's calendar says beside its week. */
export interface Calendar {
  /** Days without windows. */
  readonly holidays?: ReadonlySet<string>;
  /** How many orders a window has on a day: at one store, or where none is named at the doors. */
  readonly taken?: (slotId: string, date: string, storeId?: string) => number;
}

/** How soon: hours from now, or from the next midnight once the cut-off has come. */
export interface Lead {
  readonly leadHours: number;
  readonly cutOff?: number;
}

export const isFull = ({ left }: OfferedSlot): boolean => left === 0;

/** The first day that can be and the seven after it, so that a weekly window is never out of sight. */
const DAYS = 8;
/** Where holidays have taken all of these it goes on until there is a window, no farther than so many days from today. */
export const FARTHEST_DAY = 70;
const MOST_CHOICES = 14;
const MINUTES_A_DAY = 24 * 60;

/** The next windows that start no sooner than the lead time from now, earliest first; the full ones among them, too. */
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
      // Those that are full stand in nobody's way.
      if (choices.filter((choice) => !isFull(choice)).length === MOST_CHOICES) return choices;
    }
    date = nextDay(date);
  }
  return choices;
}

/** The first choice that fits what was named, if it is still offered and not full. */
export const findSlot = <Slot extends OfferedSlot>(
  choices: readonly Slot[],
  { slotId, date }: WantedSlot,
): Slot | undefined =>
  choices.find(
    (choice) =>
      (slotId === undefined || choice.slotId === slotId) &&
      (date === undefined || choice.date === date) &&
      !isFull(choice),
  );
