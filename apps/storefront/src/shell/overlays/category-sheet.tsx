import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { CategoryNode } from '#features/catalog/domain/category.ts';
import { sectorAddress } from '#features/catalog/storefront/addresses.ts';
import { phoneCategoriesQuery } from '#features/catalog/storefront/queries/categories-query.ts';
import { sectorsQuery } from '#features/catalog/storefront/queries/sectors-query.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { useChosenSegment } from '#features/suppliers/storefront/use-chosen-segment.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { useApi } from '#platform/web/use-api.ts';

const row =
  'flex min-h-13 w-full items-center justify-between gap-3 px-5 font-medium transition hover:bg-canvas';

/** Categories on phones, two levels deep, the sectors, and the shop's own links. */
export function CategorySheet() {
  const shop = useShop();
  const api = useApi();
  const { data: categories = [] } = useQuery(phoneCategoriesQuery(api, shop.id));
  const { data: sectors = [] } = useQuery(sectorsQuery(api, shop.id));
  const segment = useChosenSegment();
  return (
    <nav aria-label="Categorias" className="py-2">
      {shop.segments !== undefined && (
        <AppLink href={shopHref(shop.slug, '/segmentos')} className={`${row} border-line border-b`}>
          <span>
            <span className="text-ink-2">Segmento:</span> {segment?.name ?? 'todos'}
          </span>
          <span className="font-semibold text-brand-text text-sm">Trocar</span>
        </AppLink>
      )}
      <ul>
        {categories.map((category) => (
          <li key={category.id} className="border-line border-b">
            <Branch category={category} slug={shop.slug} />
          </li>
        ))}
        {sectors.map((sector) => (
          <li key={sector.id}>
            <AppLink href={sectorAddress(shop.slug, sector.slug)} className={`${row} text-ink-2`}>
              Setor {sector.name}
            </AppLink>
          </li>
        ))}
        {shop.menu.map((item) => (
          <li key={item.href}>
            <AppLink href={shopHref(shop.slug, item.href)} className={`${row} text-ink-2`}>
              {item.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Branch({ category, slug }: { readonly category: CategoryNode; readonly slug: string }) {
  const href = shopHref(slug, `/c/${category.path}`);
  if (category.children.length === 0) {
    return (
      <AppLink href={href} className={row}>
        {category.name}
        <ChevronRight aria-hidden="true" className="size-5 text-ink-3" />
      </AppLink>
    );
  }
  return (
    <details className="group">
      <summary className={row}>
        {category.name}
        <ChevronDown aria-hidden="true" className="size-5 text-ink-3 transition group-open:rotate-180" />
      </summary>
      <ul className="bg-canvas pb-2">
        <li>
          <AppLink href={href} className={`${row} pl-8 text-brand-text`}>
            Ver tudo em {category.name}
          </AppLink>
        </li>
        {category.children.map((child) => (
          <li key={child.id}>
            <AppLink href={shopHref(slug, `/c/${child.path}`)} className={`${row} pl-8 font-normal`}>
              {child.name}
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
