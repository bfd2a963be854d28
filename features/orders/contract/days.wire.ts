import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { addDays, isDay } from '#kernel/time/calendar.ts';
import { startOfDay, type TimeZone } from '#kernel/time/time-zone.ts';

export interface InstantRange {
  readonly from?: Instant;
  /** Exclusive. */
  readonly until?: Instant;
}

/** PostgreSQL cannot store the instant at which this day ends, and no order is later. */
const LAST_DAY = '9999-12-31';

type Days = { readonly de?: string | undefined; readonly ate?: string | undefined };

/** Days, both inclusive; an empty one counts as absent. */
export function spanFromWire(
  { de = '', ate = '' }: Days,
  zone: TimeZone,
): Result<InstantRange, { readonly code: 'no-such-day' }> {
  if ([de, ate].some((day) => day !== '' && !isDay(day)) || (ate !== '' && de > ate)) {
    return refuse({ code: 'no-such-day' });
  }
  return accept({
    ...(de === '' ? {} : { from: startOfDay(de, zone) }),
    ...(ate === '' || ate === LAST_DAY ? {} : { until: startOfDay(addDays(ate, 1), zone) }),
  });
}
