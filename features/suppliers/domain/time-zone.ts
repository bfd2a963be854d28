import type { Instant, SupplierScope } from '#kernel/scope.ts';
import { clockAt, dayAt, type LocalClock, type TimeZone } from '#kernel/time/time-zone.ts';

export type Zoned = Pick<SupplierScope, 'timeZone'>;

/**
 * The time zone of a supplier's days and hours: delivery slots, due dates, validity of prices, mails, the panel. That of Brasília,
 * until the supplier chooses another. Production code names no zone anywhere else (`time-zone.test.ts`).
 */
export const timeZoneOf = ({ timeZone }: Zoned): TimeZone => timeZone ?? 'America/Sao_Paulo';

interface Moment {
  readonly supplier: Zoned;
  readonly now: Instant;
}

/** The supplier's current day, 'YYYY-MM-DD'. */
export const todayOf = ({ supplier, now }: Moment): string => dayAt(now, timeZoneOf(supplier));

/** Whether something falls on a later day than today: what has happened does not. Later today it may, by another clock. */
export const isAfterToday = (moment: Moment, at: Instant): boolean =>
  dayAt(at, timeZoneOf(moment.supplier)) > todayOf(moment);

export const clockOf = ({ supplier, now }: Moment): LocalClock => clockAt(now, timeZoneOf(supplier));
