import { storedLinkCoupon } from '#features/coupons/storefront/link-coupon.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';

/** For visitors: coupons require a login; a code from an address is applied after it. */
export function LoginForCoupons() {
  const { id, slug } = useShop();
  const code = typeof window === 'undefined' ? undefined : storedLinkCoupon(id);
  return (
    <p className="text-ink-2 text-sm">
      <AppLink href={shopHref(slug, '/entrar')} className="font-semibold text-brand-text">
        Entre para usar cupons
      </AppLink>
      {code === undefined ? '.' : `. O cupom ${code} será aplicado em seguida.`}
    </p>
  );
}
