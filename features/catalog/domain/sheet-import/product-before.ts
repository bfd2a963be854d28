/** The values of a product before an import, under the names of the database's columns. */
export interface ProductBefore {
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  readonly unit: string;
  readonly ean: string | null;
  readonly category_id: string;
  readonly root_category_id: string;
  readonly price: number;
  readonly wholesale_price: number | null;
  readonly wholesale_minimum: number | null;
  readonly step: number;
  readonly minimum: number;
  readonly maximum: number | null;
  readonly multiple: number;
  readonly tags: readonly string[];
  readonly groupings: readonly string[];
  readonly gift_wrap_price: number | null;
  readonly weight: number | null;
  readonly cost: number | null;
  readonly active: boolean;
  readonly principal_id: string | null;
  readonly version: number;
  /** Null: untracked. */
  readonly stock: number | null;
}
