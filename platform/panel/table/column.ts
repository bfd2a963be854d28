import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  readonly numeric?: boolean;
  /** Short texts that stay in one line, such as a date. */
  readonly noWrap?: boolean;
  /** The server's name of the order by this column; absent: the list cannot be sorted by it. */
  readonly sort?: string;
  /** Cannot be hidden: it names the row. */
  readonly always?: boolean;
  /** Shown only to who has chosen it. */
  readonly hidden?: boolean;
}
