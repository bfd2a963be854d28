import { parseGrouping } from '../../domain/filters/grouping.ts';
import type { ProductFields } from '../../domain/panel/product-fields.ts';
import type { Place, ProductRow } from './edited-product.store.ts';

/** The stored columns of what staff write; the principal is linked apart. */
export const productRow = (
  fields: ProductFields,
  { categoryId, rootCategoryId }: Place,
): Omit<ProductRow, 'supplierId' | 'id' | 'slug'> => ({
  sku: fields.sku,
  name: fields.name,
  brand: fields.brand,
  ean: fields.ean === '' ? null : fields.ean,
  description: fields.description,
  unit: fields.unit,
  categoryId,
  rootCategoryId,
  price: fields.price,
  wholesalePrice: fields.wholesale?.price ?? null,
  wholesaleMinimum: fields.wholesale?.minimum ?? null,
  tiers: fields.tiers.map(({ from, price }) => ({ from, price })),
  cost: fields.cost ?? null,
  step: fields.increments.step,
  minimum: fields.increments.minimum,
  maximum: fields.increments.maximum ?? null,
  multiple: fields.multiple,
  weight: fields.weight ?? null,
  giftWrapPrice: fields.giftWrapPrice ?? null,
  tags: [...fields.tags],
  groupings: [...new Set(fields.groupings.flatMap((text) => parseGrouping(text)?.key ?? []))],
  adultMark: fields.adultMark,
  active: fields.active,
  seoTitle: fields.seoTitle,
  seoDescription: fields.seoDescription,
  lowStock: fields.lowStock ?? null,
});
