import type { ReactNode } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { useWide } from './use-media.ts';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  readonly numeric?: boolean;
}

interface DataTableProps<Row> {
  /** Read to screen readers: what the table lists. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** The row on a phone, where there is no room for columns. */
  readonly card: (row: Row) => ReactNode;
  /** Rows of an earlier answer, while the next one loads. */
  readonly stale?: boolean;
}

/** A table on wide windows, a list of cards on narrow ones. */
export function DataTable<Row>({ caption, columns, rows, keyOf, card, stale = false }: DataTableProps<Row>) {
  const wide = useWide();
  const look = cx('transition-opacity', stale && 'opacity-60');
  if (!wide)
    return (
      <ul aria-label={caption} aria-busy={stale || undefined} className={cx('flex flex-col gap-3', look)}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{card(row)}</li>
        ))}
      </ul>
    );
  return (
    <div className={cx('overflow-x-auto rounded-lg border border-line bg-surface', look)}>
      <table aria-busy={stale || undefined} className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b bg-canvas">
            {columns.map(({ title, numeric }) => (
              <th
                key={title}
                scope="col"
                className={cx('px-4 py-3 font-semibold text-ink-2', numeric && 'text-right')}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-line border-b last:border-0 hover:bg-canvas">
              {columns.map(({ title, cell, numeric }) => (
                <td
                  key={title}
                  className={cx('px-4 py-3 align-middle', numeric && 'text-right tabular-nums')}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
