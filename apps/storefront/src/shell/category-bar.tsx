import { Menu } from 'lucide-react';
import type { CategoryNode } from '#features/catalog/domain/category.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { shopHref } from '#features/suppliers/storefront/public.tsx';
import { AppLink } from '#platform/ui/app-link.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { useDisclosure } from './use-disclosure.ts';

interface CategoryBarProps {
  readonly shop: Shop;
  readonly categories: readonly CategoryNode[];
}

/** The categories on wide screens: the first of them as links, all of them in a panel. */
export function CategoryBar({ shop, categories }: CategoryBarProps) {
  const disclosure = useDisclosure();
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Categorias" className="relative z-30 border-line border-b bg-surface max-lg:hidden">
      <div className="page-width flex h-12 items-center gap-1">
        <details ref={disclosure} className="group -ml-3 shrink-0">
          <summary className="flex h-9 items-center gap-2 rounded-md px-3 font-semibold text-sm transition hover:bg-sunken group-open:bg-sunken">
            <Menu aria-hidden="true" className="size-4.5" />
            Todas as categorias
          </summary>
          <MegaMenu shop={shop} categories={categories} />
        </details>
        <span aria-hidden="true" className="mx-2 h-5 w-px shrink-0 bg-line-2" />
        {/* What does not fit stands in the panel: here it wraps to a row that is not shown. */}
        <ul className="flex h-11 min-w-0 flex-1 flex-wrap gap-x-1 overflow-hidden">
          {categories.map((category) => (
            <li key={category.id} className="flex h-11 shrink-0 items-center">
              <AppLink
                href={shopHref(shop.slug, `/c/${category.path}`)}
                className="inline-flex h-9 items-center rounded-md px-3 text-sm whitespace-nowrap transition hover:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-brand-text"
              >
                {category.name}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
