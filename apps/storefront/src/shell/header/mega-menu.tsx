import type { CategoryNode } from '#features/catalog/domain/category.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';

const MAX_CHILDREN = 6;

interface MegaMenuProps {
  readonly shop: Shop;
  readonly categories: readonly CategoryNode[];
}

/** All categories with their children, under the whole width of the bar. */
export function MegaMenu({ shop, categories }: MegaMenuProps) {
  return (
    <div className="absolute inset-x-0 top-full border-line border-y bg-surface shadow-3">
      <ul className="page-width grid max-h-[70dvh] grid-cols-4 gap-x-8 gap-y-7 overflow-y-auto py-8 xl:grid-cols-5">
        {categories.map((category) => (
          <li key={category.id}>
            <AppLink
              href={shopHref(shop.slug, `/c/${category.path}`)}
              className="inline-block rounded-sm py-1 font-semibold hover:underline"
            >
              {category.name}
            </AppLink>
            <ul className="mt-1">
              {category.children.slice(0, MAX_CHILDREN).map((child) => (
                <li key={child.id}>
                  <AppLink
                    href={shopHref(shop.slug, `/c/${child.path}`)}
                    className="inline-block rounded-sm py-1 text-ink-2 text-sm hover:text-ink hover:underline"
                  >
                    {child.name}
                  </AppLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
