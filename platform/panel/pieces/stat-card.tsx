import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { changeWords } from './change-words.ts';

interface StatCardProps {
  readonly label: string;
  /** As it is shown: 'R$ 1.234,56'. */
  readonly value: ReactNode;
  /** The number behind it and that of the period before, for the comparison. */
  readonly change?: { readonly now: number; readonly before: number; readonly than: string };
  /** Less is better: cancellations, days of delay. */
  readonly lessIsBetter?: boolean;
  readonly href?: string;
}

/** One number of a period, beside that of the period before. */
export function StatCard({ label, value, change, lessIsBetter = false, href }: StatCardProps) {
  const words = change && changeWords(change.now, change.before);
  const rose = change !== undefined && change.now > change.before;
  const fell = change !== undefined && change.now < change.before;
  const Mark = rose ? ArrowUpRight : ArrowDownRight;
  const isGood = lessIsBetter ? fell : rose;
  const content = (
    <>
      <span className="text-ink-2 text-sm">{label}</span>
      <span className="font-semibold text-xl tabular-nums">{value}</span>
      {words !== undefined && (
        <span
          className={cx(
            'flex items-center gap-1 text-sm',
            rose || fell ? (isGood ? 'text-success' : 'text-danger') : 'text-ink-2',
          )}
        >
          {(rose || fell) && <Mark aria-hidden="true" className="size-4 shrink-0" />}
          {words} {change?.than}
        </span>
      )}
    </>
  );
  const look = 'flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface p-4';
  return href === undefined ? (
    <div className={look}>{content}</div>
  ) : (
    <AppLink href={href} className={cx(look, 'transition hover:border-line-2 hover:shadow-1')}>
      {content}
    </AppLink>
  );
}
