import { isDay } from '#kernel/calendar.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';

export interface InstantRange {
  readonly from?: Instant;
  /** Exclusive. */
  readonly until?: Instant;
}

const DAY = 24 * 60 * 60_000;
/** PostgreSQL cannot store the instant at which this day ends, and no order is later. */
const LAST_DAY = '9999-12-31';

/** Days in São Paulo, both inclusive; an empty one counts as absent. */
export function spanFromWire(de = '', ate = ''): Result<InstantRange, { readonly code: 'no-such-day' }> {
  if ([de, ate].some((day) => day !== '' && !isDay(day)) || (ate !== '' && de > ate)) {
    return refuse({ code: 'no-such-day' });
  }
  return accept({
    ...(de === '' ? {} : { from: beginOf(de) }),
    ...(ate === '' || ate === LAST_DAY ? {} : { until: beginOf(ate) + DAY }),
  });
}

const beginOf = (day: string): Instant => Date.parse(`${day}T00:00:00-03:00`);
