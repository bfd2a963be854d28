/** Products that are sold only to adults. Spec 2, age check. */

import type { ProductId } from '#kernel/ids.ts';
import { isDay } from '#kernel/time/calendar.ts';

export const ADULT_AGE = 18;

interface AgedLine {
  readonly product: { readonly id: ProductId; readonly adultsOnly?: boolean };
}

export const asksForAge = (before: readonly AgedLine[], after: readonly AgedLine[]): boolean =>
  after.some(
    ({ product }) => product.adultsOnly === true && !before.some((line) => line.product.id === product.id),
  );

export type BirthDate = readonly [year: number, month: number, day: number];

/** Reads '01/02/2003', with or without slashes; undefined for an invalid date. */
export function parseBirthDate(text: string): BirthDate | undefined {
  const digits = /^(\d{2})[/.\- ]?(\d{2})[/.\- ]?(\d{4})$/.exec(text.trim());
  if (digits === null) return undefined;
  const [, day, month, year] = digits;
  if (Number(year) < 1900 || !isDay(`${year}-${month}-${day}`)) return undefined;
  return [Number(year), Number(month), Number(day)];
}

/** Whether somebody born that day is of age today; born on 29 February, on 1 March. */
export function isOfAge([year, month, day]: BirthDate, today: BirthDate): boolean {
  const [thisYear, thisMonth, thisDay] = today;
  const had = thisMonth > month || (thisMonth === month && thisDay >= day);
  return thisYear - year - (had ? 0 : 1) >= ADULT_AGE;
}
