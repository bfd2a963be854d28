import type { ProductCard } from '#features/catalog/domain/product.ts';
import type { LineProduct } from './change-lines.ts';

/** A product of a list as a cart line knows it; the server's answer completes it a second later. */
export const cardProduct = (card: ProductCard & { readonly sku?: string }): LineProduct => ({
  id: card.id,
  sku: card.sku ?? '',
  slug: card.slug,
  name: card.name,
  brand: card.brand,
  unit: card.unit,
  ...(card.picture === undefined ? {} : { picture: card.picture }),
  ground: card.ground,
  ...(card.offer === undefined ? {} : { offer: card.offer }),
  increments: card.increments,
  ...(card.stock === undefined ? {} : { stock: card.stock }),
});
