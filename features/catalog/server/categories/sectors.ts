import type { SupplierId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Sector } from '../../domain/category.ts';
import { allCategories } from './category.store.ts';
import { allSectors, replaceSectors } from './sector.store.ts';

export interface NewSector {
  readonly slug: string;
  readonly name: string;
  /** Slugs of root categories. */
  readonly categories: readonly string[];
}

/** Replaces the shop's sectors, in this order. Must run in a transaction, after the categories are created. */
export async function putSectors(
  db: Db,
  supplierId: SupplierId,
  sectors: readonly NewSector[],
): Promise<void> {
  const roots = (await allCategories(db, supplierId)).filter(({ parentId }) => parentId === null);
  const byPath = new Map(roots.map(({ path, id }) => [path, id]));
  const rows = sectors.map(({ slug, name }, position) => ({ supplierId, id: newId(), slug, name, position }));
  const members = sectors.flatMap(({ slug, categories }, position) =>
    categories.map((path) => {
      const categoryId = byPath.get(path);
      if (categoryId === undefined) throw new Error(`${slug}: no root category ${path}`);
      return { supplierId, sectorId: rows[position]?.id ?? '', categoryId };
    }),
  );
  await replaceSectors(db, supplierId, rows, members);
}

/** The shop's sectors, in its order. Spec 7, setores-produto. */
export const listSectors = ({ db, supplier }: Context): Promise<readonly Sector[]> =>
  allSectors(db, supplier.id);
