import { useState } from 'react';
import { toNumber } from '#kernel/quantity.ts';
import { pastedCells } from '#platform/panel/table/pasted-cells.ts';
import type { WireGridLine, WireGridResult } from '../../contract/panel/panel-grid.schema.ts';
import { gridCellsToWire, gridFieldOf } from '../../contract/panel/panel-grid.wire.ts';
import type { GridCells, GridField } from '../../domain/panel/grid-change.ts';
import {
  type CategoryChoice,
  type CellFault,
  cellText,
  GRID_FIELDS,
  readCell,
} from '../../domain/panel/grid-text.ts';
import type { PanelListProduct } from '../../domain/panel/panel-list.ts';

const faults: Readonly<Record<CellFault, string>> = {
  'not-a-number': 'Escreva um número como 1.234,50.',
  'not-positive': 'Informe um valor maior que zero.',
  'too-large': 'É grande demais.',
  'not-yes-or-no': 'Escreva sim ou não.',
  'unknown-category': 'Esta categoria não existe.',
};

/** Typed texts by `product field`. */
type Typed = Readonly<Record<string, string>>;

const keyOf = (id: string, field: GridField): string => `${id} ${field}`;

/** The typed cells of the grid over the products as they were read. */
export function useGrid(
  products: readonly PanelListProduct[],
  categories: readonly CategoryChoice[],
  seesCost: boolean,
) {
  const fields = GRID_FIELDS.filter((field) => field !== 'cost' || seesCost);
  const [typed, setTyped] = useState<Typed>({});
  /** What the server refused, by the same keys; a whole line's sentence by its id. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  const shown = (product: PanelListProduct, field: GridField): string =>
    typed[keyOf(product.id, field)] ?? cellText(product, field, categories);
  const isChanged = (product: PanelListProduct, field: GridField): boolean =>
    shown(product, field) !== cellText(product, field, categories);

  const set = (cells: Typed): void => {
    setTyped({ ...typed, ...cells });
    setRefused(
      Object.fromEntries(
        Object.entries(refused).filter(
          ([key]) => !(key in cells) && !Object.keys(cells).some((one) => one.startsWith(`${key} `)),
        ),
      ),
    );
  };

  const fault = (product: PanelListProduct, field: GridField): string | undefined => {
    if (!isChanged(product, field)) return undefined;
    const read = readCell(field, shown(product, field), categories);
    return read.ok ? refused[keyOf(product.id, field)] : faults[read.refusal];
  };

  /** Spreads what was copied in a spreadsheet, from this cell to the right and down; what reaches beyond the grid is left out. */
  const paste = (text: string, row: number, column: number): number => {
    const cells: Record<string, string> = {};
    for (const [down, line] of pastedCells(text).entries()) {
      const product = products[row + down];
      for (const [right, cell] of line.entries()) {
        const field = fields[column + right];
        if (product !== undefined && field !== undefined) cells[keyOf(product.id, field)] = cell.trim();
      }
    }
    set(cells);
    return Object.keys(cells).length;
  };

  const changedFields = (product: PanelListProduct): readonly GridField[] =>
    fields.filter((field) => isChanged(product, field));

  /** The request's lines; undefined while a cell is wrong. */
  const lines = (): WireGridLine[] | undefined => {
    const wanted: WireGridLine[] = [];
    for (const product of products) {
      const changes = changedFields(product);
      if (changes.length === 0) continue;
      let cells: GridCells = {};
      for (const field of changes) {
        const read = readCell(field, shown(product, field), categories);
        if (!read.ok) return undefined;
        cells = { ...cells, ...read.value };
      }
      const seen =
        cells.stock === undefined
          ? {}
          : { estoquevisto: product.stock === undefined ? null : toNumber(product.stock) };
      wanted.push({ id: product.id, versao: product.version, ...gridCellsToWire(cells), ...seen });
    }
    return wanted;
  };

  /** Saved lines are forgotten, so that the grid shows the products read again; refused ones stay as they were typed. */
  const take = (results: readonly WireGridResult[]): void => {
    const saved = new Set(results.filter(({ ok }) => ok).map(({ id }) => id));
    setTyped(Object.fromEntries(Object.entries(typed).filter(([key]) => !saved.has(key.slice(0, 36)))));
    const sentences = results
      .filter(({ ok }) => !ok)
      .flatMap(({ id, mensagem, campos }) => [
        [id, mensagem] as const,
        ...Object.entries(campos).map(
          ([name, sentence]) => [keyOf(id, gridFieldOf(name)), sentence] as const,
        ),
      ]);
    setRefused(Object.fromEntries(sentences));
  };

  const changed = products.filter((product) => changedFields(product).length > 0).length;
  const lineFault = ({ id }: PanelListProduct): string | undefined => refused[id];
  return {
    fields,
    shown,
    isChanged,
    fault,
    lineFault,
    set,
    paste,
    lines,
    take,
    changed,
    discard: () => {
      setTyped({});
      setRefused({});
    },
    keyOf,
  };
}

export type Grid = ReturnType<typeof useGrid>;
