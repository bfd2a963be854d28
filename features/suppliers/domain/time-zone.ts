import type { Instant, SupplierScope } from '#kernel/scope.ts';
import { clockAt, dayAt, type LocalClock, type TimeZone } from '#kernel/time/time-zone.ts';

/**
 * The time zone of a supplier's days and hours: delivery slots, due dates, validity of prices, mails, the panel. No supplier has
 * chosen one yet, so all have that of Brasília. Production code names no zone anywhere else (`time-zone.test.ts`).
 */
export const timeZoneOf = (_supplier: Pick<SupplierScope, 'id'>): TimeZone => 'America/Sao_Paulo';

interface Moment {
  readonly supplier: Pick<SupplierScope, 'id'>;
  readonly now: Instant;
}

/** The supplier's current day, 'YYYY-MM-DD'. */
export const todayOf = ({ supplier, now }: Moment): string => dayAt(now, timeZoneOf(supplier));

export const clockOf = ({ supplier, now }: Moment): LocalClock => clockAt(now, timeZoneOf(supplier));
