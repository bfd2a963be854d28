import { useState } from 'react';
import type { ProductId } from '#kernel/ids.ts';
import { pastedCells } from '#platform/panel/table/pasted-cells.ts';
import type { WireTableLine } from '../../contract/panel-price-tables.schema.ts';
import type { TablePrice } from '../../domain/offer.ts';
import type { PricedRow } from '../price-sources.ts';
import {
  cellText,
  isSamePrice,
  PRICE_FIELDS,
  type PriceField,
  readLine,
  type TypedCells,
} from './grid-lines.ts';

type Prices = ReadonlyMap<ProductId, TablePrice>;
type Typed = Readonly<Record<ProductId, TypedCells>>;

/** What was typed over a table's prices. It belongs to the page: it stays while tabs and pages are turned. */
export function useTypedPrices() {
  const [typed, setTyped] = useState<Typed>({});
  /** Products that somebody else changed under what was typed. */
  const [others, setOthers] = useState<ReadonlySet<ProductId>>(new Set());
  return { typed, setTyped, others, setOthers };
}

export type TypedPrices = ReturnType<typeof useTypedPrices>;

/** The typed cells over the prices as they were read. */
export function pricesGrid(prices: Prices, { typed, setTyped, others, setOthers }: TypedPrices) {
  const shown = (id: ProductId, field: PriceField): string =>
    typed[id]?.[field] ?? cellText(prices.get(id), field);
  const isChanged = (id: ProductId, field: PriceField): boolean =>
    typed[id]?.[field] !== undefined && typed[id]?.[field] !== cellText(prices.get(id), field);
  const changed = Object.keys(typed).filter((id) => PRICE_FIELDS.some((field) => isChanged(id, field)));
  const readOf = (id: ProductId) => readLine(prices.get(id), typed[id] ?? {});

  const set = (cells: Typed): void =>
    setTyped((now) => ({
      ...now,
      ...Object.fromEntries(Object.entries(cells).map(([id, texts]) => [id, { ...now[id], ...texts }])),
    }));

  return {
    shown,
    isChanged,
    /** Number of products with unsaved cells. */
    changed: changed.length,
    fault: (id: ProductId, field: PriceField): string | undefined =>
      changed.includes(id) ? readOf(id).faults[field] : undefined,
    /** The request's lines; undefined while a cell is wrong. */
    lines: (): WireTableLine[] | undefined => {
      const lines = changed.map((id) => ({ id, line: readOf(id).line }));
      if (lines.some(({ line }) => line === undefined)) return undefined;
      return lines.flatMap(({ id, line }) => (line === undefined ? [] : [{ idproduto: id, ...line }]));
    },
    set,
    /** Spreads what was copied in a spreadsheet, from this cell to the right and down; what reaches beyond the page is left out. */
    paste: (rows: readonly PricedRow[], text: string, row: number, column: number): void => {
      const cells: Record<ProductId, TypedCells> = {};
      for (const [down, line] of pastedCells(text).entries()) {
        const product = rows[row + down];
        if (product === undefined) continue;
        const texts = line.flatMap((cell, right) => {
          const field = PRICE_FIELDS[column + right];
          return field === undefined ? [] : [[field, cell.trim()] as const];
        });
        cells[product.id] = Object.fromEntries(texts);
      }
      set(cells);
    },
    discard: (): void => {
      setTyped({});
      setOthers(new Set());
    },
    /** Compares what somebody else saved with what was seen. Returns how many products they changed, and of those how many are typed here. */
    compare: (before: Prices, after: Prices) => {
      const ids = [...new Set([...before.keys(), ...after.keys()])];
      const theirs = ids.filter((id) => !isSamePrice(before.get(id), after.get(id)));
      const both = theirs.filter((id) => changed.includes(id));
      setOthers(new Set(both));
      return { theirs: theirs.length, both: both.length };
    },
    /** What somebody else made of a product's price, while it was typed here. */
    theirs: (id: ProductId): string | undefined =>
      others.has(id) && changed.includes(id)
        ? `Outra pessoa mudou para ${cellText(prices.get(id), 'price') || 'sem preço na tabela'}.`
        : undefined,
  };
}

export type PricesGridState = ReturnType<typeof pricesGrid>;
