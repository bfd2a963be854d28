/** The list of products in the panel: what staff ask for, and what a line says. */
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';

export const PANEL_SORTS = ['name', 'sku', 'price', 'stock', 'updatedAt'] as const;
export type PanelSort = (typeof PANEL_SORTS)[number];

export interface PanelListQuery {
  /** Words of name, brand or code; a whole code or barcode. Empty: all. */
  readonly text: string;
  /** With its children. */
  readonly categoryId?: CategoryId;
  readonly brandKey?: string;
  /** Absent: all that are not archived. */
  readonly state?: 'active' | 'inactive' | 'archived';
  readonly withoutPicture: boolean;
  readonly lowStock: boolean;
  readonly onOffer: boolean;
  readonly ids?: readonly ProductId[];
  readonly sort: PanelSort;
  readonly descending: boolean;
}

export interface PanelListProduct {
  readonly id: ProductId;
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly unit: string;
  readonly categoryId: CategoryId;
  readonly categoryName: string;
  readonly price: Money;
  /** Absent where it is unknown, or not for who asks. */
  readonly cost?: Money | undefined;
  readonly minimum: Quantity;
  /** Undefined if untracked. */
  readonly stock: Quantity | undefined;
  readonly lowStock: Quantity | undefined;
  readonly active: boolean;
  readonly archived: boolean;
  readonly onOffer: boolean;
  readonly picture: string | undefined;
  readonly version: number;
  readonly updatedAt: number;
}
