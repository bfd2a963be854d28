/** The fields of a product file's line, and the errors that a field can have. */
export type ImportField =
  | 'sku'
  /** The product's id; in sheets of prices only. */
  | 'productId'
  | 'name'
  | 'brand'
  | 'category'
  | 'subcategory'
  | 'price'
  | 'unit'
  | 'ean'
  | 'description'
  | 'picture'
  | 'stock'
  | 'step'
  | 'minimum'
  | 'maximum'
  | 'multiple'
  | 'wholesaleMinimum'
  | 'wholesalePrice'
  | 'tags'
  | 'groupings'
  | 'principal'
  | 'weight'
  | 'giftWrapPrice'
  | 'cost'
  | 'active'
  | 'segments'
  | 'hiddenOn';

/** Field values as text; absent fields count as empty. */
export type ImportRow = Readonly<Partial<Record<ImportField, string>>>;

export type ImportProblem =
  | 'missing'
  | 'too-long'
  | 'too-many'
  | 'not-a-number'
  | 'ambiguous'
  | 'too-large'
  | 'not-positive'
  | 'not-utf8'
  | 'not-an-ean'
  | 'without-pair'
  | 'below-minimum'
  | 'not-a-grouping'
  | 'not-a-device'
  | 'not-yes-or-no'
  // Of sheets of prices, whose lines name products that are there.
  | 'unknown-product'
  | 'several-products'
  | 'product-twice';

export interface ImportReason {
  readonly field: ImportField;
  readonly problem: ImportProblem;
  readonly value: string;
}
