import { queryOptions } from '@tanstack/react-query';
import { orNameless } from '#features/pricing/panel/names-words.ts';
import type { PriceOption, PriceSources } from '#features/pricing/panel/price-sources.ts';
import type { CouponRow } from './coupons-query.ts';

/** The shop's payment methods, and the names of what a coupon cites. */
export interface CouponChoices {
  readonly payments: readonly PriceOption[];
  readonly nameOf: (id: string) => string | undefined;
}

export const couponChoicesQuery = (sources: PriceSources, shopId: string, row?: CouponRow) => {
  const products = row?.coupon.productIds ?? [];
  const clients = row?.clientId === undefined ? [] : [row.clientId];
  return queryOptions({
    queryKey: ['panel', shopId, 'coupon-choices', products, clients] as const,
    gcTime: 0,
    queryFn: async (): Promise<CouponChoices> => {
      const [payments, ...named] = await Promise.all([
        sources.paymentMethods(),
        orNameless(sources.productsOf(products)),
        orNameless(sources.clientsOf(clients)),
      ]);
      const names = new Map([
        ...payments.map(({ value, label }) => [value, label] as const),
        ...named.flat().map(({ id, label }) => [id, label] as const),
      ]);
      return { payments, nameOf: (id) => names.get(id) };
    },
  });
};
