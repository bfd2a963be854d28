import { type ChangeEvent, useEffect, useRef } from 'react';
import { cx } from '#platform/ui/cx.ts';
import type { Column } from './column.ts';
import { SortHead } from './sort-head.tsx';
import type { TableAddress } from './use-table-address.ts';

export interface ShownRow<Item> {
  readonly key: string;
  readonly item: Item;
  readonly ticked: boolean;
  readonly onTick: (event: unknown) => void;
}

export interface AllTick {
  readonly ticked: boolean;
  readonly some: boolean;
  readonly onTick: (event: unknown) => void;
}

interface TableRowsProps<Item> {
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly rows: readonly ShownRow<Item>[];
  readonly address: TableAddress | undefined;
  /** Absent: rows cannot be chosen. */
  readonly all: AllTick | undefined;
  readonly stale: boolean;
  /** The sums of all rows, as the last line; its first cell is 'Total'. */
  readonly sums?: Item | undefined;
}

/** The table of a wide window. */
export function TableRows<Item>(props: TableRowsProps<Item>) {
  const { caption, columns, rows, address, all, stale, sums } = props;
  return (
    <div
      className={cx(
        'overflow-x-auto rounded-lg border border-line bg-surface transition-opacity',
        stale && 'opacity-60',
      )}
    >
      <table aria-busy={stale || undefined} className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b bg-canvas">
            {all !== undefined && (
              <th scope="col" className="w-10 py-2.5 pl-4">
                <Tick label="Selecionar todos desta página" {...all} />
              </th>
            )}
            {columns.map((column) => (
              <SortHead key={column.id} column={column} address={address} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, item, ticked, onTick }, index) => (
            <tr
              key={key}
              className={cx(
                'border-line border-b last:border-0',
                ticked ? 'bg-brand-soft' : 'hover:bg-canvas',
              )}
            >
              {all !== undefined && (
                <td className="w-10 py-2.5 pl-4 align-middle">
                  <Tick
                    label={`Selecionar linha ${index + 1}`}
                    ticked={ticked}
                    some={false}
                    onTick={onTick}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td key={column.id} className={cellLook(column)}>
                  {column.cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sums !== undefined && (
          <tfoot>
            <tr className="border-line-2 border-t-2 bg-canvas font-semibold">
              {all !== undefined && <td />}
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" className="px-4 py-2.5">
                    Total
                  </th>
                ) : (
                  <td key={column.id} className={cellLook(column)}>
                    {column.cell(sums)}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

const cellLook = ({ numeric, noWrap }: Pick<Column<never>, 'numeric' | 'noWrap'>): string =>
  cx(
    'px-4 py-2.5 align-middle',
    numeric && 'text-right tabular-nums',
    (numeric === true || noWrap === true) && 'whitespace-nowrap',
  );

interface TickProps extends AllTick {
  readonly label: string;
}

export function Tick({ label, ticked, some, onTick }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = some && !ticked;
  }, [some, ticked]);
  return (
    // The square around the box can be pressed too.
    <span className="relative block size-5">
      <label className="absolute -inset-2.5 flex items-center justify-center">
        <input
          ref={box}
          type="checkbox"
          aria-label={label}
          checked={ticked}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onTick(event)}
          className="tick tick-sm"
        />
      </label>
    </span>
  );
}
