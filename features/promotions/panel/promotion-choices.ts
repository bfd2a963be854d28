import { queryOptions } from '@tanstack/react-query';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { orNameless } from '#features/pricing/panel/names-words.ts';
import type { PriceOption, PriceSources } from '#features/pricing/panel/price-sources.ts';

/** What can be chosen in a promotion's form, and the names of what the promotion cites. */
export interface PromotionChoices {
  readonly categories: readonly PriceOption[];
  readonly brands: readonly string[];
  readonly groups: readonly string[];
  readonly payments: readonly PriceOption[];
  readonly nameOf: (id: string) => string | undefined;
}

export const promotionChoicesQuery = (sources: PriceSources, shopId: string, promotion?: Promotion) => {
  const products = promotion === undefined ? [] : citedProducts(promotion);
  const clients = promotion?.audience.clients ?? [];
  return queryOptions({
    queryKey: ['panel', shopId, 'promotion-choices', products, clients] as const,
    gcTime: 0,
    queryFn: async (): Promise<PromotionChoices> => {
      const [categories, brands, groups, payments, ...named] = await Promise.all([
        sources.categories(),
        sources.brands(),
        sources.groups(),
        sources.paymentMethods(),
        orNameless(sources.productsOf(products)),
        orNameless(sources.clientsOf(clients)),
      ]);
      const names = new Map([
        ...[...categories, ...payments].map(({ value, label }) => [value, label] as const),
        ...named.flat().map(({ id, label }) => [id, label] as const),
      ]);
      return { categories, brands, groups, payments, nameOf: (id) => names.get(id) };
    },
  });
};

function citedProducts({ condition, reward }: Promotion): readonly string[] {
  const rewarded = reward.kind === 'gift' ? [reward.productId] : (reward.scope?.products ?? []);
  return [...new Set([...condition.scope.products, ...rewarded])];
}
