import type { ProductCard, ProductDetail } from '#features/catalog/domain/product.ts';
import { defined } from '#kernel/defined.ts';
import type { LineProduct } from './save/change-lines.ts';

export type CardToBuy = ProductCard & Partial<Pick<ProductDetail, 'sku' | 'giftWrapPrice'>>;

/** A product of a list or its page as the product of a cart line; the server's response completes it a second later. */
export const cardProduct = (card: CardToBuy): LineProduct => ({
  id: card.id,
  sku: card.sku ?? '',
  slug: card.slug,
  name: card.name,
  brand: card.brand,
  unit: card.unit,
  ...defined({ picture: card.picture }),
  ground: card.ground,
  ...defined({ offer: card.offer, giftWrapPrice: card.giftWrapPrice }),
  increments: card.increments,
  ...defined({ stock: card.stock }),
  ...(card.adultsOnly ? { adultsOnly: true } : {}),
});
