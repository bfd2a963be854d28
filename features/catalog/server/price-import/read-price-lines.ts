import type { TablePrice } from '#features/pricing/domain/offer.ts';
import { tablePricesOf } from '#features/pricing/server/price-tables.store.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { reasonText } from '../../contract/import/import-texts.ts';
import {
  isSamePrice,
  type PriceLine,
  priceAfter,
  priceLineOf,
  productFinder,
} from '../../domain/price-import/price-line.ts';
import type { ColumnMapping } from '../../domain/sheet-import/sheet-import.ts';
import type { StoredRow } from '../sheet-import/sheet-imports.store.ts';
import { productsNamed } from './price-goods.store.ts';

export interface ReadPrices {
  /** What the table has to say of the products whose prices change. */
  readonly prices: ReadonlyMap<ProductId, TablePrice>;
  /** By place of the line. */
  readonly problems: ReadonlyMap<number, string>;
  readonly counts: {
    readonly inserted: number;
    readonly updated: number;
    readonly unchanged: number;
    /** Lines of no product, or of several. */
    readonly unknown: number;
    /** Lines with a value that is not accepted, or of a product that an earlier line has. */
    readonly faulty: number;
  };
}

interface Table {
  readonly tableId: string;
  readonly mapping: ColumnMapping;
  /** Products of earlier lines; those of these lines are added. */
  readonly seen: Set<ProductId>;
}

/** Reads some lines of a sheet, and compares them with the table as it is. */
export async function readPriceLines(
  { db, supplier }: Context,
  { tableId, mapping, seen }: Table,
  rows: readonly StoredRow[],
): Promise<ReadPrices> {
  const problems = new Map<number, string>();
  const lines: { readonly place: number; readonly line: PriceLine }[] = [];
  for (const { place, cells } of rows) {
    const read = priceLineOf(cells, mapping);
    if (read.ok) lines.push({ place, line: read.value });
    else problems.set(place, read.refusal.map(reasonText).join('; '));
  }
  const named = lines.map(({ line }) => line.named);
  const find = productFinder(await productsNamed(db, supplier.id, named));
  const wanted = new Map<ProductId, PriceLine>();
  let unknown = 0;
  for (const { place, line } of lines) {
    const found = find(line.named);
    const { field, code: value } = line.named;
    if (!found.ok) {
      unknown += 1;
      problems.set(place, reasonText({ field, value, problem: found.refusal }));
    } else if (seen.has(found.value)) {
      problems.set(place, reasonText({ field, value, problem: 'product-twice' }));
    } else {
      seen.add(found.value);
      wanted.set(found.value, line);
    }
  }
  const before = await tablePricesOf(db, supplier.id, tableId, [...wanted.keys()]);
  const after = [...wanted].map(([id, line]) => [id, priceAfter(line, before.get(id))] as const);
  const changed = after.filter(([id, price]) => !isSamePrice(before.get(id), price));
  const inserted = changed.filter(([id]) => !before.has(id)).length;
  return {
    prices: new Map(changed),
    problems,
    counts: {
      inserted,
      updated: changed.length - inserted,
      unchanged: after.length - changed.length,
      unknown,
      faulty: problems.size - unknown,
    },
  };
}
