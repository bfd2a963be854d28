/** A part of a shop with a page of its own: a sector or a segment. */
import { joinNames } from '#kernel/number-format.ts';
import type { CategoryNode } from '../../domain/category.ts';

export interface Department {
  readonly name: string;
  /** With the shop's slug, as routes expect it. */
  readonly address: string;
  readonly categories: readonly CategoryNode[];
}

/** The parent page: all sectors, or all segments. */
export interface DepartmentIndex {
  readonly name: string;
  readonly address: string;
}

/** Example: 'Obra, Hidráulica e Pintura'. */
export const namesOf = (categories: readonly CategoryNode[]): string =>
  joinNames(categories.map(({ name }) => name));
