/** The period of an export, counted from the day for which it is made. */
import { addDays, addMonths } from '#kernel/time/calendar.ts';

export const EXPORT_PERIODS = [
  'yesterday',
  'last-7-days',
  'last-30-days',
  'this-month',
  'last-month',
  'last-12-months',
] as const;
export type ExportPeriod = (typeof EXPORT_PERIODS)[number];

/** Both inclusive, 'YYYY-MM-DD'. */
interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Whole days only, because a run in the morning knows nothing of its own day; except this month, which goes on. */
export function spanOf(period: ExportPeriod, today: string): DaySpan {
  const yesterday = addDays(today, -1);
  const month = `${today.slice(0, 7)}-01`;
  switch (period) {
    case 'yesterday':
      return { from: yesterday, to: yesterday };
    case 'last-7-days':
      return { from: addDays(today, -7), to: yesterday };
    case 'last-30-days':
      return { from: addDays(today, -30), to: yesterday };
    case 'this-month':
      return { from: month, to: today };
    case 'last-month':
      return { from: addMonths(month, -1), to: addDays(month, -1) };
    case 'last-12-months':
      return { from: addMonths(month, -12), to: addDays(month, -1) };
  }
}
