import { useMemo } from 'react';
import { type PriceRules, priceRules } from '#features/pricing/domain/offer.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';

export function usePriceRules(): PriceRules {
  const { tags } = useShop();
  return useMemo(() => priceRules(new Set(tags)), [tags]);
}
