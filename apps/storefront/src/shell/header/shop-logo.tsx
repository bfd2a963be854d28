import type { Shop } from '#features/suppliers/domain/shop.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Picture } from '#platform/ui/pictures/picture.tsx';

/** The shop's logo, or its initial and name. */
export function ShopLogo({ shop }: { readonly shop: Shop }) {
  return (
    <AppLink href={shopHref(shop.slug, '/')} className="site-logo">
      {shop.logo === undefined ? (
        <>
          <span aria-hidden="true" className="site-mark">
            {shop.name.charAt(0)}
          </span>
          <span className="truncate">{shop.name}</span>
        </>
      ) : (
        <Picture id={shop.logo} alt={shop.name} sizes="160px" width={160} height={44} eager />
      )}
    </AppLink>
  );
}
