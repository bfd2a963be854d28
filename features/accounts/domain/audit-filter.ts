/** Which changes the audit shows. */

import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { addDays, isDay } from '#kernel/time/calendar.ts';
import { startOfDay, type TimeZone } from '#kernel/time/time-zone.ts';

export interface AuditFilter {
  /** E-mail, or part of a name. */
  readonly person?: string;
  /** The first word of an action: 'product'. */
  readonly kind?: string;
  readonly subjectId?: string;
  readonly from?: Instant;
  /** Exclusive. */
  readonly before?: Instant;
}

interface Days {
  /** First and last day of the shop's calendar. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The period of these days. */
export function auditPeriod(
  { from, to }: Days,
  zone: TimeZone,
): Result<Pick<AuditFilter, 'from' | 'before'>, { readonly code: 'no-such-day' }> {
  if ([from, to].some((day) => day !== undefined && !isDay(day))) return refuse({ code: 'no-such-day' });
  return accept({
    ...(from === undefined ? {} : { from: startOfDay(from, zone) }),
    ...(to === undefined ? {} : { before: startOfDay(addDays(to, 1), zone) }),
  });
}
