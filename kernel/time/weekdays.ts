/** The days of a week by number, 0 is Sunday, as people read and say them. */
import { capitalised } from '../tidy-text.ts';

/** Weeks are read from Monday on. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

const WORDS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** 'segunda'; '' for no weekday. */
export const weekdayWord = (day: number): string => WORDS[day] ?? '';

/** 'segunda-feira', 'sábado'; '' for no weekday. */
export const weekdayName = (day: number): string =>
  day >= 1 && day <= 5 ? `${weekdayWord(day)}-feira` : weekdayWord(day);

/** 'Segunda-feira', 'Sábado', where the name stands alone. */
export const weekdayLabel = (day: number): string => capitalised(weekdayName(day));
