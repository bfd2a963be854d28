/** The sectors of a shop as staff edit them: all at once, in their order. */
import type { CategoryId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { categorySlug } from './category-tree.ts';

export interface EditedSector {
  /** Absent: a new one. */
  readonly id?: string;
  readonly name: string;
  /** The last part of its page's address; empty: made of the name. */
  readonly slug: string;
  /** Categories of the first level. */
  readonly categoryIds: readonly CategoryId[];
}

export interface EditedSectors {
  readonly sectors: readonly EditedSector[];
  readonly version: number;
}

export const MAX_SECTORS = 40;

export type SectorsFault = 'sector-not-found' | 'sector-category-not-found' | 'sector-address-taken';

/** The sectors with their addresses. `roots`: the shop's categories of the first level; `known`: ids of its sectors. */
export function checkedSectors(
  given: readonly EditedSector[],
  roots: ReadonlySet<CategoryId>,
  known: ReadonlySet<string>,
): Result<readonly EditedSector[], { readonly code: SectorsFault }> {
  const ids = given.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length || !ids.every((id) => known.has(id)))
    return refuse({ code: 'sector-not-found' });
  if (!given.every(({ categoryIds }) => categoryIds.every((id) => roots.has(id))))
    return refuse({ code: 'sector-category-not-found' });
  const sectors = given.map((sector) => {
    const name = sector.name.trim();
    return { ...sector, name, slug: categorySlug(sector.slug, name) };
  });
  if (new Set(sectors.map(({ slug }) => slug)).size < sectors.length)
    return refuse({ code: 'sector-address-taken' });
  return accept(sectors);
}
