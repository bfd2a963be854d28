/** Weekly windows of delivery or pickup, and the dates that a shopper can choose of them. Spec 4, delivery options. */
import { type LocalClock, nextDay, weekdayOf } from './local-date.ts';

/** In the shop's local time; minutes count from midnight. */
export interface WeeklySlot {
  readonly id: string;
  /** 0 = Sunday. */
  readonly weekday: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** One window on one day: 'YYYY-MM-DD' in the shop's local time. */
export interface SlotChoice {
  readonly slotId: string;
  readonly date: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Today and the seven days after it, so that a weekly window is never out of sight. */
const DAYS = 8;
const MOST_CHOICES = 14;
const MINUTES_A_DAY = 24 * 60;

/** The next windows that start no sooner than the lead time from now, earliest first. */
export function offeredSlots(
  weekly: readonly WeeklySlot[],
  now: LocalClock,
  leadHours: number,
): SlotChoice[] {
  const earliest = now.minutes + leadHours * 60;
  const choices: SlotChoice[] = [];
  let date = now.date;
  for (let day = 0; day < DAYS && choices.length < MOST_CHOICES; day += 1) {
    const weekday = weekdayOf(date);
    const windows = weekly
      .filter((slot) => slot.weekday === weekday && day * MINUTES_A_DAY + slot.startsAt >= earliest)
      .sort((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);
    for (const { id, startsAt, endsAt } of windows) choices.push({ slotId: id, date, startsAt, endsAt });
    date = nextDay(date);
  }
  return choices.slice(0, MOST_CHOICES);
}

/** The choice that a window and a day name, if it is still offered. */
export const findSlot = (
  choices: readonly SlotChoice[],
  wanted: Pick<SlotChoice, 'slotId' | 'date'>,
): SlotChoice | undefined =>
  choices.find(({ slotId, date }) => slotId === wanted.slotId && date === wanted.date);
