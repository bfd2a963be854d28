/** A day as people write it. */
import { formatDay, isDay } from '#kernel/time/calendar.ts';

/**
 * '5/12/2026', '05122026' or '5-12-26' as '2026-12-05'; the text itself where it is no day, so that the field can say so and
 * nothing typed is lost.
 */
export function dayOfText(text: string): string {
  const typed = text.trim();
  const [, date = '', month = '', year = ''] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ??
    [];
  const day = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : typed;
}

/** '05/12/2026' for a day; anything else as it is. */
export const textOfDay = (day: string): string => (isDay(day) ? formatDay(day) : day);

export const UNREADABLE_DAY = 'Escreva uma data que exista, como 05/12/2026.';

export interface DayLimits {
  /** 'YYYY-MM-DD', both inclusive. */
  readonly min?: string;
  readonly max?: string;
}

/** What is wrong with a day, or undefined. */
export function dayFault(day: string, { min, max }: DayLimits): string | undefined {
  if (!isDay(day)) return UNREADABLE_DAY;
  if (min !== undefined && day < min) return `A data mais antiga é ${formatDay(min)}.`;
  if (max !== undefined && day > max) return `A última data é ${formatDay(max)}.`;
  return undefined;
}
