import {
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { RowsLoading } from '../rows-loading.tsx';
import { useWide } from '../use-media.ts';
import { CardRows } from './card-rows.tsx';
import type { Column } from './column.ts';
import { SelectionBar } from './selection-bar.tsx';
import { shownColumns, useColumnChoices } from './shown-columns.ts';
import { TableRows } from './table-rows.tsx';
import { TableTools } from './table-tools.tsx';
import type { TableAddress } from './use-table-address.ts';

export type { Column } from './column.ts';

/** What a list says about its loading; the answer of `useQuery` fits. */
export interface ListState {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly isFetching?: boolean;
  /** Rows of an earlier answer, while the next one loads. */
  readonly isPlaceholderData?: boolean;
  readonly refetch?: () => unknown;
}

interface Chosen<Row> {
  readonly rows: readonly Row[];
  readonly clear: () => void;
}

interface DataTableProps<Row> {
  /** Under which its columns are remembered: 'orders'. */
  readonly name: string;
  /** What the table lists: 'Pedidos'. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string | number;
  /** The row on a phone, where there is no room for columns. */
  readonly card: (row: Row) => ReactNode;
  readonly list?: ListState;
  readonly address?: TableAddress;
  /** All rows together: the last line of the table. */
  readonly sums?: Row | undefined;
  readonly total?: number | undefined;
  readonly pages?: number | undefined;
  /** In place of the rows where there are none at all. */
  readonly empty: ReactNode;
  /** Rows can be ticked; what can be done with them. */
  readonly bulk?: (chosen: Chosen<Row>) => ReactNode;
  readonly export?: () => Promise<unknown>;
  /** Above the rows: a `FilterBar`. */
  readonly toolbar?: ReactNode;
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
const READY: ListState = { isPending: false, error: null };
const NO_ROWS: readonly never[] = [];

/** A list of the panel: a table on wide windows, cards on narrow ones, with its states, its columns and its pages. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, caption, columns, rows = NO_ROWS, keyOf, card, list = READY, address, total, pages } = props;
  const wide = useWide();
  const [choices, setChoices] = useColumnChoices(name);
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const shown = shownColumns(columns, choices);
  const table = useTable({
    features,
    data: rows,
    columns: useMemo(() => columns.map(({ id, title }) => ({ id, header: title })), [columns]),
    getRowId: (row) => String(keyOf(row)),
    enableRowSelection: props.bulk !== undefined,
    state: { columnVisibility: shown, rowSelection },
    onRowSelectionChange: setRowSelection,
  });
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible() ?? false);
  const shownRows = table.getRowModel().rows.map((row) => ({
    key: row.id,
    item: row.original,
    ticked: row.getIsSelected(),
    onTick: row.getToggleSelectedHandler(),
  }));
  // Only what is on the screen is changed: a tick on another page would change what nobody sees.
  const chosen = shownRows.filter(({ ticked }) => ticked).map(({ item }) => item);
  const clear = (): void => setRowSelection({});
  const all =
    props.bulk === undefined
      ? undefined
      : {
          ticked: table.getIsAllPageRowsSelected(),
          some: table.getIsSomePageRowsSelected(),
          onTick: table.getToggleAllPageRowsSelectedHandler(),
        };
  const stale = list.isPlaceholderData ?? false;
  const isEmpty = props.rows !== undefined && rows.length === 0;
  return (
    <div className="flex flex-col gap-4">
      {props.toolbar}
      <TableTools
        total={total}
        columns={wide ? columns : undefined}
        shown={shown}
        onChoose={(id, isShown) => setChoices({ ...choices, [id]: isShown })}
        onReset={() => setChoices({})}
        export={props.export}
      />
      {list.isPending && <RowsLoading />}
      {list.error !== null && (
        <LoadFailure
          title={
            props.rows === undefined ? 'Não foi possível carregar a lista' : 'A lista não pôde ser atualizada'
          }
          error={list.error}
          again={() => list.refetch?.()}
          busy={list.isFetching ?? false}
        />
      )}
      {isEmpty &&
        (address?.filtered === true || (address?.page ?? 1) > 1 ? (
          <NothingFound address={address} />
        ) : (
          props.empty
        ))}
      {shownRows.length > 0 &&
        (wide ? (
          <TableRows
            caption={caption}
            columns={visible}
            rows={shownRows}
            address={address}
            all={all}
            stale={stale}
            sums={props.sums}
          />
        ) : (
          <CardRows caption={caption} rows={shownRows} card={card} all={all} stale={stale} />
        ))}
      {chosen.length > 0 && (
        <SelectionBar count={chosen.length} onClear={clear}>
          {props.bulk?.({ rows: chosen, clear })}
        </SelectionBar>
      )}
      {address !== undefined && pages !== undefined && (
        <Pagination page={address.page} pages={pages} hrefOf={(page) => address.hrefOf({ page })} />
      )}
    </div>
  );
}

const NothingFound = ({ address }: { readonly address: TableAddress | undefined }) => (
  <EmptyState
    title="Nada encontrado"
    text="Nenhuma linha corresponde ao que foi pedido. Mude as palavras ou os filtros."
    actions={<Button onClick={() => address?.clear()}>Limpar filtros</Button>}
  />
);
