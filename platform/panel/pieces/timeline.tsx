import type { ReactNode } from 'react';
import type { Instant } from '#kernel/scope.ts';
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';

export interface TimelineItem {
  readonly id: string | number;
  readonly at: Instant;
  readonly title: ReactNode;
  /** Who did it. */
  readonly by?: string;
  readonly text?: string;
}

interface TimelineProps {
  readonly items: readonly TimelineItem[];
  readonly zone: TimeZone;
}

/** What has happened, newest first. */
export const Timeline = ({ items, zone }: TimelineProps) => (
  <ol className="flex flex-col">
    {[...items]
      .sort((a, b) => b.at - a.at)
      .map(({ id, at, title, by, text }) => (
        <li
          key={id}
          className="relative border-line-2 border-l-2 pb-5 pl-4 text-sm last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-1 -left-[0.4375rem] size-3 rounded-full border-2 border-surface bg-brand-text"
          />
          <p className="font-medium">{title}</p>
          <p className="text-ink-2">
            <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, zone)}</time>
            {by !== undefined && by !== '' && ` · ${by}`}
          </p>
          {text !== undefined && text !== '' && (
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
          )}
        </li>
      ))}
  </ol>
);
