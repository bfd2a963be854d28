/** Filter and order of a list of titles. Checklist: filter by due date. */
import { addDays } from '#kernel/time/calendar.ts';
import type { TitleStatusOnDay } from './title.ts';
import { isWorkingDay } from './working-days.ts';

export const TITLE_ORDERS = ['due-first', 'due-last', 'issued-last', 'largest', 'smallest'] as const;
export type TitleOrder = (typeof TITLE_ORDERS)[number];

/** Maximum number of titles in one file or one mail. */
export const MAX_CHOSEN = 50;

export interface TitleFilter {
  /** Absent for all. */
  readonly standing?: TitleStatusOnDay;
  /** The earliest due date that is not overdue yet. */
  readonly overdueBefore: string;
  readonly dueFrom?: string;
  readonly dueTo?: string;
  readonly order: TitleOrder;
}

/**
 * Open titles due before this day are overdue. It is the day after the last working day before today: what is due on
 * the closed days in between may still be paid today.
 */
export function overdueBefore(today: string): string {
  let day = today;
  while (!isWorkingDay(addDays(day, -1))) day = addDays(day, -1);
  return day;
}
