import { categoryBranch } from '#features/catalog/server/categories/category.store.ts';
import { productsByCodes } from '#features/catalog/server/products/codes.store.ts';
import type { PromotionCondition, PromotionReward } from '#features/pricing/domain/promotion.ts';
import { createPromotion } from '#features/promotions/server/promotions/create-promotion.ts';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import type { DemoPromotion } from './world/demo-promotion.ts';

/** Creates the promotions of a shop whose products exist. */
export async function seedPromotions(
  db: Db,
  supplierId: SupplierId,
  promotions: readonly DemoPromotion[],
): Promise<void> {
  for (const promotion of promotions) {
    const { name, label, perOrder } = promotion;
    const terms = {
      name,
      ...defined({ label }),
      condition: await conditionOf(db, supplierId, promotion),
      reward: await rewardOf(db, supplierId, promotion),
      limits: defined({ perOrder }),
    };
    await createPromotion(db, supplierId, terms, Date.now());
  }
}

async function conditionOf(
  db: Db,
  supplierId: SupplierId,
  { name, brand, category, units, minimum }: DemoPromotion,
): Promise<PromotionCondition> {
  const leaf = category === undefined ? undefined : (await categoryBranch(db, supplierId, category)).at(-1);
  if (category !== undefined && leaf === undefined) throw new Error(`${name}: there is no ${category}`);
  return {
    scope: {
      products: [],
      categories: leaf === undefined ? [] : [leaf.id],
      brands: brand === undefined ? [] : [brand],
      tags: [],
    },
    ...defined({ units, minimum: minimum === undefined ? undefined : centavos(minimum) }),
  };
}

async function rewardOf(
  db: Db,
  supplierId: SupplierId,
  { name, gift }: DemoPromotion,
): Promise<PromotionReward> {
  if (gift === undefined) return { kind: 'units', units: 1, basisPoints: 10_000, which: 'cheapest' };
  const productId = (await productsByCodes(db, supplierId, [gift])).get(gift);
  if (productId === undefined) throw new Error(`${name}: there is no ${gift}`);
  return { kind: 'gift', productId, units: 1 };
}
