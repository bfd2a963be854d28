import type { Shop } from '#features/suppliers/domain/shop.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Picture } from '#platform/ui/pictures/picture.tsx';

/** For screens of two and of four pixels per point. */
const ICON_WIDTHS = [96, 160];

/** The shop's logo, or its name beside its icon or initial. */
export function ShopLogo({ shop }: { readonly shop: Shop }) {
  return (
    <AppLink href={shopHref(shop.slug, '/')} className="site-logo">
      {shop.logo === undefined ? (
        <>
          {shop.icon === undefined ? (
            <span aria-hidden="true" className="site-mark">
              {shop.name.charAt(0)}
            </span>
          ) : (
            <Picture
              id={shop.icon}
              alt=""
              sizes="40px"
              widths={ICON_WIDTHS}
              width={40}
              eager
              className="site-mark"
            />
          )}
          <span className="truncate">{shop.name}</span>
        </>
      ) : (
        <Picture id={shop.logo} alt={shop.name} sizes="160px" width={160} height={44} eager />
      )}
    </AppLink>
  );
}
