/** Test promotions: by default take 3, pay 2 of all products, for all buyers, without limits. */
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { createPromotion, type NewPromotion } from '../promotions/create-promotion.ts';

export const EVERYTHING = { products: [], categories: [], brands: [], tags: [] };

export const only = (...products: readonly string[]) => ({ ...EVERYTHING, products });

export const FREE = { kind: 'units', units: 1, basisPoints: 10_000, which: 'cheapest' } as const;

export const aPromotion = (shop: Context, wanted: Partial<NewPromotion> = {}): Promise<Promotion> =>
  createPromotion(
    shop.db,
    shop.supplier.id,
    {
      name: 'Leve 3, pague 2',
      condition: { scope: EVERYTHING, units: 2 },
      reward: FREE,
      ...wanted,
    },
    shop.now,
  );

/** One unit of this product from so many centavos on, once per order. */
export const aGift = (
  shop: Context,
  productId: string,
  minimum: number,
  wanted: Partial<NewPromotion> = {},
): Promise<Promotion> =>
  aPromotion(shop, {
    name: 'Brinde',
    condition: { scope: EVERYTHING, minimum: centavos(minimum) },
    reward: { kind: 'gift', productId, units: 1 },
    limits: { perOrder: 1 },
    ...wanted,
  });
