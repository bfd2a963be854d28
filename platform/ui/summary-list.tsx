import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface SummaryRow {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** The total: larger, below a line. */
  readonly strong?: boolean;
  /** A saving, in green. */
  readonly saving?: boolean;
  readonly action?: ReactNode;
}

/** Pairs of label and value, such as the amounts of a purchase or the fields of a form. */
export function SummaryList({ rows }: { readonly rows: readonly SummaryRow[] }) {
  return (
    <dl className="flex flex-col gap-2.5">
      {rows.map((row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids, their order does not change, and the total stays the total
          key={`${row.strong} ${index}`}
          className={cx(
            'flex items-baseline justify-between gap-4',
            row.strong && 'mt-1 border-line border-t pt-4 font-bold text-lg',
            row.saving && 'text-success',
          )}
        >
          <dt className={row.strong || row.saving ? undefined : 'text-ink-2'}>{row.label}</dt>
          <dd
            className={cx('flex items-baseline gap-3 text-right tabular-nums', !row.strong && 'font-medium')}
          >
            {row.value}
            {row.action}
          </dd>
        </div>
      ))}
    </dl>
  );
}
