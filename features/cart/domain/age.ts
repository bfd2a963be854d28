/** What is sold only to those of age. Spec 2, age check. */
import type { ProductId } from '#kernel/ids.ts';

export const ADULT_AGE = 18;

interface AgedLine {
  readonly product: { readonly id: ProductId; readonly adultsOnly?: boolean };
}

/** Whether a change puts something into a cart that is only for those of age. */
export const asksForAge = (before: readonly AgedLine[], after: readonly AgedLine[]): boolean =>
  after.some(
    ({ product }) => product.adultsOnly === true && !before.some((line) => line.product.id === product.id),
  );

/** Year, month and day. */
export type BirthDate = readonly [year: number, month: number, day: number];

/** '01/02/2003', also without its slashes; undefined for what is no day of a calendar. */
export function parseBirthDate(text: string): BirthDate | undefined {
  const digits = /^(\d{2})[/.\- ]?(\d{2})[/.\- ]?(\d{4})$/.exec(text.trim());
  if (digits === null) return undefined;
  const [day = 0, month = 0, year = 0] = digits.slice(1).map(Number);
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isDay && year >= 1900 ? [year, month, day] : undefined;
}

const daysIn = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** Whether somebody born that day is of age today; who was born on 29 February is on 1 March. */
export function isOfAge([year, month, day]: BirthDate, today: BirthDate): boolean {
  const [thisYear, thisMonth, thisDay] = today;
  const had = thisMonth > month || (thisMonth === month && thisDay >= day);
  return thisYear - year - (had ? 0 : 1) >= ADULT_AGE;
}
