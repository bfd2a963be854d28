import { Check, Clock, X } from 'lucide-react';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { cx } from '#platform/ui/cx.ts';
import type { TimelineStep } from './timeline-steps.ts';

const marks = { done: Check, waiting: Clock, bad: X };

export function Timeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  const zone = useTimeZone();
  return (
    <ol className="flex flex-col">
      {steps.map(({ key, at, title, explanation, reason, tone }, index) => {
        const current = index === 0;
        const Mark = marks[tone];
        return (
          <li
            key={key}
            aria-current={current ? 'step' : undefined}
            className="relative flex gap-3.5 pb-6 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-0 not-last:before:left-3 not-last:before:w-px not-last:before:bg-line-2 last:pb-0"
          >
            <span
              aria-hidden="true"
              className={cx(
                'flex size-6 shrink-0 items-center justify-center rounded-full',
                current ? currentInk[tone] : 'bg-sunken text-ink-2',
              )}
            >
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
    </ol>
  );
}

const currentInk = {
  done: 'bg-brand-text text-surface',
  waiting: 'bg-warn-soft text-warn',
  bad: 'bg-danger-soft text-danger',
};
