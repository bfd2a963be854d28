import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { Column } from './column.ts';
import { nextSort } from './table-wish.ts';
import type { TableAddress } from './use-table-address.ts';

interface SortHeadProps {
  readonly column: Pick<Column<never>, 'title' | 'numeric' | 'sort'>;
  readonly address: TableAddress | undefined;
}

const orders = { asc: 'ascending', desc: 'descending' } as const;

/** Longer titles, such as a store's name, take two lines. */
const LONG = 14;

/** The head of a column. Where the list can be sorted by it, a link to the same list in that order. */
export function SortHead({ column: { title, numeric = false, sort }, address }: SortHeadProps) {
  const look = cx(
    'px-4 py-2.5 font-semibold text-ink-2',
    title.length > LONG ? 'min-w-28' : 'whitespace-nowrap',
    numeric && 'text-right',
  );
  if (sort === undefined || address === undefined)
    return (
      <th scope="col" className={look}>
        {title}
      </th>
    );
  const order = address.sort?.key === sort ? address.sort.order : undefined;
  const Mark = order === undefined ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={order === undefined ? 'none' : orders[order]} className={look}>
      <AppLink
        href={address.hrefOf({ sort: nextSort(address.sort, sort) })}
        className={cx(
          '-mx-2 inline-flex min-h-8 items-center gap-1 rounded-sm px-2 transition hover:bg-sunken hover:text-ink',
          order !== undefined && 'text-ink',
        )}
      >
        {title}
        <Mark aria-hidden="true" className={cx('size-4 shrink-0', order === undefined && 'text-field')} />
      </AppLink>
    </th>
  );
}
