/** A category and its children. Spec 2, product list with category tree. */
import type { CategoryId } from '#kernel/ids.ts';
import type { CategoryCrumb } from './product.ts';

export interface CategoryNode {
  readonly id: CategoryId;
  readonly slug: string;
  readonly name: string;
  /** Unique in the shop: 'hortifruti/frutas'. */
  readonly path: string;
  /** Id of a stored picture. */
  readonly picture?: string;
  readonly children: readonly CategoryNode[];
}

export const findByPath = (tree: readonly CategoryNode[], path: string): CategoryNode | undefined =>
  breadcrumb(tree, path).at(-1);

/** The branch from the root to the category at this path, inclusive; empty if there is none. Spec 3, navigation path. */
export function breadcrumb(tree: readonly CategoryNode[], path: string): readonly CategoryNode[] {
  for (const node of tree) {
    if (node.path === path) return [node];
    const below = breadcrumb(node.children, path);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Devices that the category tree distinguishes. Spec 7, listacategoriasprodutos. */
export const DEVICE_TYPES = ['desktop', 'mobile'] as const;

export type DeviceType = (typeof DEVICE_TYPES)[number];

/** A part of the shop that groups root categories. Spec 7, setores-produto. */
export interface Sector {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** In the shop's order. */
  readonly categories: readonly CategoryCrumb[];
}
