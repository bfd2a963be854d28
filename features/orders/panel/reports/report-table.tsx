import { ChartColumn } from 'lucide-react';
import type { CsvCell } from '#platform/contract/csv.ts';
import { saveCsv } from '#platform/panel/save-csv.ts';
import { type Column, DataTable, type ListState } from '#platform/panel/table/data-table.tsx';
import type { TableAddress } from '#platform/panel/table/use-table-address.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';

/** A column that is also one of the exported file. */
export interface ReportColumn<Row> extends Column<Row> {
  readonly csv: (row: Row) => CsvCell;
}

interface ReportTableProps<Row> {
  /** Under which its columns are remembered. */
  readonly name: string;
  readonly caption: string;
  /** Of the exported file, without its ending. */
  readonly file: string;
  /** The first one names the row. */
  readonly columns: readonly ReportColumn<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  readonly list: ListState;
  /** All rows together. */
  readonly sums?: Row | undefined;
  /** Of a report in pages; its whole file is written by the server, at `href`. */
  readonly paged?: {
    readonly address: TableAddress;
    readonly total: number | undefined;
    readonly pages: number | undefined;
    readonly href: string;
  };
  readonly empty: { readonly title: string; readonly text: string };
}

/** The numbers of a report, to read and to export. */
export function ReportTable<Row extends object>(props: ReportTableProps<Row>) {
  const { name, caption, file, columns, rows, keyOf, list, empty, paged } = props;
  const [named, ...numbers] = columns;
  return (
    <DataTable
      name={name}
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      list={list}
      sums={props.sums}
      {...(paged === undefined ? {} : { address: paged.address, total: paged.total, pages: paged.pages })}
      card={(row) => (
        <div className="flex flex-col gap-2">
          <p className="font-medium wrap-anywhere">{named?.cell(row)}</p>
          <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
            {numbers.map(({ id, title, cell }) => (
              <div key={id} className="flex justify-between gap-3">
                <dt className="text-ink-2">{title}</dt>
                <dd className="tabular-nums">{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      empty={<EmptyState icon={<ChartColumn />} {...empty} />}
      export={async () =>
        paged === undefined
          ? saveCsv(
              file,
              columns.map(({ title }) => title),
              (rows ?? []).map((row) => columns.map(({ csv }) => csv(row))),
            )
          : window.location.assign(paged.href)
      }
    />
  );
}
