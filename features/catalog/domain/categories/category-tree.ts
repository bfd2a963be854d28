/** Rules of the category tree that staff edit: two levels, one address each, the shop's own order. */
import type { CategoryId } from '#kernel/ids.ts';
import { slugify } from '#kernel/slugify.ts';

export interface TreePlace {
  readonly id: CategoryId;
  /** Absent: on the first level. */
  readonly parentId?: CategoryId;
}

const MAX_SLUG = 80;

/** The last part of a category's address: as wished, or made of its name. Signs alone give none of their own. */
export const categorySlug = (wish: string, name: string): string =>
  (slugify(wish) || slugify(name) || 'outros').slice(0, MAX_SLUG).replace(/-+$/, '');

/** 'hortifruti/frutas' */
export const pathBelow = (parentPath: string | undefined, slug: string): string =>
  parentPath === undefined ? slug : `${parentPath}/${slug}`;

/** The address of a category's page within the shop. */
export const categoryAddress = (path: string): string => `/c/${path}`;

export type ParentFault = 'parent-not-found' | 'category-too-deep';

/** Why a category cannot stand below another one; `id` undefined: it is new. */
export function parentFault(
  tree: readonly TreePlace[],
  parentId: CategoryId,
  id?: CategoryId,
): ParentFault | undefined {
  const parent = tree.find((place) => place.id === parentId);
  if (parent === undefined) return 'parent-not-found';
  const hasChildren = id !== undefined && tree.some((place) => place.parentId === id);
  return parent.parentId !== undefined || parent.id === id || hasChildren ? 'category-too-deep' : undefined;
}

/** The siblings in their new order: before the one with `beforeId`, at the end without it or where it is not among them. */
export function placedBefore(
  siblings: readonly CategoryId[],
  id: CategoryId,
  beforeId?: CategoryId,
): readonly CategoryId[] {
  const others = siblings.filter((sibling) => sibling !== id);
  const at = beforeId === undefined ? -1 : others.indexOf(beforeId);
  return at < 0 ? [...others, id] : others.toSpliced(at, 0, id);
}
