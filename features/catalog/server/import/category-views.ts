/** Collects the segments and hidden devices of a file's categories over all lines; written after the products. */
import { segmentsOf } from '#features/suppliers/server/choices-of.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { DeviceType } from '../../domain/category.ts';
import type { ImportedProduct } from '../../domain/import/import-row.ts';
import { categoryPathOf } from './categories-on-the-way.ts';
import { hideCategories, limitCategories } from './category-views.store.ts';
import { lockImports } from './import.store.ts';

interface Said {
  readonly segments: Set<string>;
  readonly hiddenOn: Set<DeviceType>;
}

export class CategoryViews {
  readonly #said = new Map<string, Said>();
  /** Line number of the first line that names a segment. */
  readonly #lineOf = new Map<string, number>();

  add(product: ImportedProduct, line: number): void {
    const path = categoryPathOf(product);
    const said = this.#said.get(path) ?? { segments: new Set(), hiddenOn: new Set() };
    this.#said.set(path, said);
    for (const name of product.segments) {
      said.segments.add(name);
      if (!this.#lineOf.has(name)) this.#lineOf.set(name, line);
    }
    for (const device of product.hiddenOn) said.hiddenOn.add(device);
  }

  /** Writes the columns that the file has. Reports segments that the supplier does not have. */
  async write(
    context: Context,
    spoken: { readonly segments: boolean; readonly hiddenOn: boolean },
    complain: (line: number, name: string) => void,
  ): Promise<void> {
    if (!spoken.segments && !spoken.hiddenOn) return;
    const said = [...this.#said].map(([path, { segments, hiddenOn }]) => ({
      path,
      segments: [...segments],
      hiddenOn: [...hiddenOn],
    }));
    const unknown = await inTransaction(context, async ({ db, supplier }) => {
      await lockImports(db, supplier.id);
      if (spoken.hiddenOn) await hideCategories(db, supplier.id, said);
      if (!spoken.segments) return [];
      const segments = await segmentsOf({ ...context, db });
      const known = new Map(segments.map(({ id, name }) => [name.toLowerCase(), id]));
      const ids = (names: readonly string[]) => names.flatMap((name) => known.get(name.toLowerCase()) ?? []);
      await limitCategories(
        db,
        supplier.id,
        said.map(({ path, segments }) => ({ path, segmentIds: ids(segments) })),
      );
      return [...this.#lineOf].filter(([name]) => !known.has(name.toLowerCase()));
    });
    for (const [name, line] of unknown) complain(line, name);
  }
}
