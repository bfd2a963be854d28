import type { CategoryId } from '#kernel/ids.ts';
import type { DeviceType } from '../category.ts';

/** What staff write of a category. */
export interface CategoryFields {
  readonly name: string;
  /** The wished last part of its address; '' for one made of its name. */
  readonly slug: string;
  /** Devices whose menus omit it. Its page remains. */
  readonly hiddenOn: readonly DeviceType[];
  readonly adultsOnly: boolean;
}

/** A category as staff see it. */
export interface EditedCategory extends CategoryFields {
  readonly id: CategoryId;
  readonly parentId?: CategoryId;
  readonly path: string;
  readonly picture?: string;
  /** Products directly in it, without archived ones. */
  readonly products: number;
  readonly archivedProducts: number;
  readonly version: number;
}
