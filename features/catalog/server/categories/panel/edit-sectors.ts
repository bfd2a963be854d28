import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { nextPartVersion, partVersions } from '#features/suppliers/server/part-versions.store.ts';
import { accept, type Result } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import {
  checkedSectors,
  type EditedSector,
  type EditedSectors,
  type SectorsFault,
} from '../../../domain/categories/edited-sectors.ts';
import { allCategories } from '../category.store.ts';
import { allSectors, replaceSectors } from '../sector.store.ts';

const PART = 'sectors';

export async function sectorsToEdit({ db, supplier }: Context): Promise<EditedSectors> {
  const [sectors, versions] = [await allSectors(db, supplier.id), await partVersions(db, supplier.id)];
  return {
    sectors: sectors.map(({ id, name, slug, categories }) => ({
      ...{ id, name, slug },
      categoryIds: categories.map((category) => category.id),
    })),
    version: versions(PART),
  };
}

/** Replaces all sectors by these, in this order; those that stay keep their ids. */
export const saveSectors = (
  context: StaffContext,
  given: readonly EditedSector[],
  seen: number,
): Promise<Result<EditedSectors, { readonly code: SectorsFault } | ChangedByOther<EditedSectors>>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const supplierId = supplier.id;
    const current = await sectorsToEdit(inside);
    if (current.version !== seen) return changedByOther(current);
    const roots = (await allCategories(db, supplierId)).filter(({ parentId }) => parentId === null);
    const checked = checkedSectors(
      given,
      new Set(roots.map(({ id }) => id)),
      new Set(current.sectors.flatMap(({ id }) => id ?? [])),
    );
    if (!checked.ok) return checked;
    // Two who save at once: the second one finds the version of the first.
    if ((await nextPartVersion(db, supplierId, PART, seen)) === undefined)
      return changedByOther(await sectorsToEdit(inside));
    const sectors = checked.value.map((sector) => ({ ...sector, id: sector.id ?? newId() }));
    await replaceSectors(
      db,
      supplierId,
      sectors.map(({ id, name, slug }, position) => ({ supplierId, id, name, slug, position })),
      sectors.flatMap(({ id, categoryIds }) =>
        [...new Set(categoryIds)].map((categoryId) => ({ supplierId, sectorId: id, categoryId })),
      ),
    );
    const names = (all: readonly EditedSector[]) => ({ sectors: all.map(({ name }) => name) });
    await recordChange(inside, {
      action: 'sectors.changed',
      subjectId: supplierId,
      before: names(current.sectors),
      after: names(sectors),
    });
    return accept(await sectorsToEdit(inside));
  });
