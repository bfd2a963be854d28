/** The days on which Brazilian banks are open. Central Bank, resolution 4.880: national holidays, Carnival, Corpus Christi. */
import { addDays, dayNumber, dayOfNumber, weekdayOf } from '#kernel/time/calendar.ts';

/** Month and day. 20 November since 2024. */
const FIXED: ReadonlySet<string> = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
]);

/** Days from Easter: Monday and Tuesday of Carnival, Good Friday, Corpus Christi. */
const AROUND_EASTER: readonly number[] = [-48, -47, -2, 60];

const SATURDAY = 6;

export function isWorkingDay(day: string): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === SATURDAY || FIXED.has(day.slice(5))) return false;
  return !AROUND_EASTER.includes(dayNumber(day) - dayNumber(easter(Number(day.slice(0, 4)))));
}

/** The day itself if banks are open, else the next working day. */
export function workingDayFrom(day: string): string {
  let open = day;
  while (!isWorkingDay(open)) open = addDays(open, 1);
  return open;
}

/** The `days`-th working day after `day`. */
export function addWorkingDays(day: string, days: number): string {
  let open = day;
  for (let left = days; left > 0; left -= 1) open = workingDayFrom(addDays(open, 1));
  return open;
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
export function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * correction + 21;
  return dayOfNumber(dayNumber(`${String(year).padStart(4, '0')}-03-01`) + days);
}
