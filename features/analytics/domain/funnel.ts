import { type Period, periodOf } from '#features/catalog/domain/search/period.ts';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { addDays, daysBetween } from '#kernel/time/calendar.ts';
import { FUNNEL_STEPS, type FunnelStep } from './event-names.ts';

/** A report reads at most these days, which bounds its time. */
export const MAX_REPORT_DAYS = 31;

/** The days of a report; without a first day the `MAX_REPORT_DAYS` that end with `to`. */
export function reportPeriod(
  from: string | undefined,
  to: string,
): Result<Period, { readonly code: 'no-such-day' | 'report-too-long' }> {
  const last = periodOf(to, to);
  if (!last.ok) return refuse({ code: 'no-such-day' });
  const period = periodOf(from ?? addDays(to, 1 - MAX_REPORT_DAYS), to);
  if (!period.ok)
    return refuse({ code: period.refusal.code === 'no-such-day' ? 'no-such-day' : 'report-too-long' });
  return daysBetween(period.value.from, to) >= MAX_REPORT_DAYS
    ? refuse({ code: 'report-too-long' })
    : accept(period.value);
}

export interface StepCount {
  /** Number of visits with this event. */
  readonly visits: number;
  readonly times: number;
  readonly value: Money;
}

export interface DayStep extends StepCount {
  readonly day: string;
  readonly step: FunnelStep;
}

/** All steps in the funnel's order; those that did not happen have zeros. A visit ends with its day, so days add up. */
export function addUpSteps(days: readonly DayStep[]): readonly (StepCount & { readonly step: FunnelStep })[] {
  return FUNNEL_STEPS.map((step) =>
    days
      .filter((each) => each.step === step)
      .reduce(
        (sum, { visits, times, value }) => ({
          step,
          visits: sum.visits + visits,
          times: sum.times + times,
          value: (sum.value + value) as Money,
        }),
        { step, visits: 0, times: 0, value: 0 as Money },
      ),
  );
}
