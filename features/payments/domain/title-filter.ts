/** Which of a client's titles are wanted, and in which order. Checklist: filter by due date. */
import { addDays } from '#kernel/calendar.ts';
import type { TitleStanding } from './title.ts';
import { isWorkingDay } from './working-days.ts';

export const TITLE_ORDERS = ['due-first', 'due-last', 'issued-last', 'largest', 'smallest'] as const;
export type TitleOrder = (typeof TITLE_ORDERS)[number];

/** So many may be chosen for one file or one mail. */
export const MOST_CHOSEN = 50;

export interface TitleFilter {
  /** All of them where absent. */
  readonly standing?: TitleStanding;
  /** The first due day that is not overdue yet. */
  readonly overdueBefore: string;
  readonly dueFrom?: string;
  readonly dueTo?: string;
  readonly order: TitleOrder;
}

/**
 * An open title due before this day is overdue: the day after the last working day before today, because what is due on
 * the closed days in between may still be paid today.
 */
export function overdueBefore(today: string): string {
  let day = today;
  while (!isWorkingDay(addDays(day, -1))) day = addDays(day, -1);
  return day;
}
