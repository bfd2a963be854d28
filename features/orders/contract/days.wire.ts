import { isDay } from '#kernel/calendar.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';

export interface Span {
  readonly from?: Instant;
  /** Before this instant. */
  readonly until?: Instant;
}

const DAY = 24 * 60 * 60_000;
/** No database takes the instant in which it ends, and nothing is later. */
const LAST_DAY = '9999-12-31';

/** Days are those of São Paulo, both included; an empty one is as good as absent. */
export function spanFromWire(de = '', ate = ''): Result<Span, { readonly code: 'no-such-day' }> {
  if ([de, ate].some((day) => day !== '' && !isDay(day)) || (ate !== '' && de > ate)) {
    return refuse({ code: 'no-such-day' });
  }
  return accept({
    ...(de === '' ? {} : { from: beginOf(de) }),
    ...(ate === '' || ate === LAST_DAY ? {} : { until: beginOf(ate) + DAY }),
  });
}

const beginOf = (day: string): Instant => Date.parse(`${day}T00:00:00-03:00`);
