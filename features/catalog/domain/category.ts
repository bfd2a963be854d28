/** A category and what stands under it. Spec 2, product list with category tree. */
import type { CategoryId } from '#kernel/ids.ts';

export interface CategoryNode {
  readonly id: CategoryId;
  readonly slug: string;
  readonly name: string;
  /** 'hortifruti/frutas': unique in the shop. */
  readonly path: string;
  /** Id of a stored picture. */
  readonly picture?: string;
  readonly children: readonly CategoryNode[];
}

/** The category at this path, or undefined. */
export const findByPath = (tree: readonly CategoryNode[], path: string): CategoryNode | undefined =>
  breadcrumb(tree, path).at(-1);

/** The way from the root to the category at this path, both included; empty when there is none. Spec 3, navigation path. */
export function breadcrumb(tree: readonly CategoryNode[], path: string): readonly CategoryNode[] {
  for (const node of tree) {
    if (node.path === path) return [node];
    const below = breadcrumb(node.children, path);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
