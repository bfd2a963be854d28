import { Check } from 'lucide-react';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { cx } from '#platform/ui/cx.ts';
import type { OrderEvent } from '../../domain/placed-order.ts';
import { statusText } from '../../domain/status-text.ts';
import { dayAndTime } from './moment-words.ts';

interface TimelineProps {
  readonly events: readonly OrderEvent[];
  readonly deliveryType: DeliveryType;
}

/** What happened to the order and when, the newest first. */
export function Timeline({ events, deliveryType }: TimelineProps) {
  const newestFirst = events.toReversed();
  return (
    <ol className="flex flex-col">
      {newestFirst.map(({ status, at, reason }, place) => {
        const { title, explanation } = statusText(status, deliveryType);
        const current = place === 0;
        return (
          <li
            key={`${status}-${at}`}
            aria-current={current ? 'step' : undefined}
            className="relative flex gap-3.5 pb-6 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-0 not-last:before:left-3 not-last:before:w-px not-last:before:bg-line-2 last:pb-0"
          >
            <span
              aria-hidden="true"
              className={cx(
                'flex size-6 shrink-0 items-center justify-center rounded-full',
                current ? 'bg-brand-text text-white' : 'bg-sunken text-ink-2',
              )}
            >
              <Check className="size-3.5" strokeWidth={2.5} />
            </span>
            <div className="min-w-0">
              <p className={current ? 'font-semibold' : 'text-ink-2'}>{title}</p>
              <p className="text-ink-2 text-sm">
                <time dateTime={new Date(at).toISOString()}>{dayAndTime(at)}</time>
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
