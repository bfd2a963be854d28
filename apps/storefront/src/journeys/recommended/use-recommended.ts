import type { ComponentType } from 'react';
import { recommendsProducts } from '#features/suppliers/domain/tags/tag-rules.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';

/** The component in shops that recommend products. */
export function useRecommended<Props>(component: ComponentType<Props>): ComponentType<Props> | undefined {
  const { tags } = useShop();
  return recommendsProducts(new Set(tags)) ? component : undefined;
}
