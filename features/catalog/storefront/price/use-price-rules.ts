import { useMemo } from 'react';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import type { PriceRules } from '../../domain/offer.ts';
import { priceRules } from '../../domain/price-rules.ts';

/** How the shop around this screen wants offers read. */
export function usePriceRules(): PriceRules {
  const { tags } = useShop();
  return useMemo(() => priceRules(new Set(tags)), [tags]);
}
