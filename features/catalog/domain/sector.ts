import type { CategoryCrumb } from './product.ts';

/** A part of the shop that groups root categories. Spec 7, setores-produto. */
export interface Sector {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** In the shop's order. */
  readonly categories: readonly CategoryCrumb[];
}
