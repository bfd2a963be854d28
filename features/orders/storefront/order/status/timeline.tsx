import { Check, Clock, X } from 'lucide-react';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { cx } from '#platform/ui/cx.ts';
import type { ComingLine } from './coming-lines.ts';
import type { TimelineStep } from './timeline-steps.ts';

const marks = { done: Check, waiting: Clock, bad: X };

interface TimelineProps {
  /** Oldest first: the last one is the current one. */
  readonly steps: readonly TimelineStep[];
  readonly coming: readonly ComingLine[];
}

/** The way of an order: what has happened, and what is still to come. */
export function Timeline({ steps, coming }: TimelineProps) {
  const zone = useTimeZone();
  return (
    <ol className="flex flex-col">
      {steps.map(({ key, at, title, explanation, reason, tone }, index) => {
        const current = index === steps.length - 1;
        const Mark = marks[tone];
        return (
          <li key={key} aria-current={current ? 'step' : undefined} className={row}>
            <span aria-hidden="true" className={cx(mark, current ? currentInk[tone] : pastInk[tone])}>
              <Mark className="size-3.5" strokeWidth={2.5} />
            </span>
            <div className="min-w-0">
              <p className={current ? 'font-semibold' : 'text-ink-2'}>{title}</p>
              <p className="text-ink-2 text-sm">
                <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, zone)}</time>
              </p>
              {(reason !== '' || current) && (
                <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">{reason || explanation}</p>
              )}
            </div>
          </li>
        );
      })}
      {coming.map(({ key, title, detail }) => (
        <li key={`coming-${key}`} className={row}>
          <span aria-hidden="true" className={cx(mark, 'border-2 border-line-2 bg-surface')} />
          <div className="min-w-0 text-ink-2">
            <p>
              <span className="sr-only">A seguir: </span>
              {title}
            </p>
            {detail !== undefined && <p className="text-sm first-letter:uppercase">{detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

const row =
  'relative flex gap-3.5 pb-5 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-1 not-last:before:left-3 not-last:before:w-px not-last:before:bg-line-2 last:pb-0';
const mark = 'flex size-6 shrink-0 items-center justify-center rounded-full';

const currentInk = {
  done: 'bg-brand-text text-surface',
  waiting: 'bg-warn-soft text-warn',
  bad: 'bg-danger-soft text-danger',
};
const pastInk = {
  done: 'bg-brand-soft text-brand-text',
  waiting: 'bg-sunken text-ink-2',
  bad: 'bg-danger-soft text-danger',
};
