import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { StackingCard } from '#features/cart/panel/stacking-card.tsx';
import { CouponScreen } from '#features/coupons/panel/coupon-screen.tsx';
import { NewCouponsScreen } from '#features/coupons/panel/new-coupons-screen.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { usePriceSources } from './price-sources.ts';
import { exampleForCoupon } from './stacking-example.ts';

/** Pages of coupons with what they take from other features. */
export const NewCouponsPage = () => <NewCouponsScreen sources={usePriceSources()} />;

export function CouponPage() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const maySimulate = useMay('prices:read');
  return (
    <CouponScreen
      sources={usePriceSources()}
      stacking={({ id, coupon }) =>
        maySimulate && (
          <StackingCard
            key={id}
            subject={{ kind: 'coupon', id }}
            example={() => exampleForCoupon(api, shop.id, coupon)}
            code={coupon.code}
          />
        )
      }
    />
  );
}
