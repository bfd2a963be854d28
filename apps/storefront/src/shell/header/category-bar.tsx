import { Menu } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { CategoryNode } from '#features/catalog/domain/category.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';
import { useDisclosure } from './use-disclosure.ts';

// Lazy: it contains half of a page's links, and few visitors open it.
const MegaMenu = lazy(() => import('./mega-menu.tsx').then((module) => ({ default: module.MegaMenu })));
const SegmentLink = lazy(() =>
  whenIdle()
    .then(() => import('./segment-link.tsx'))
    .then((module) => ({ default: module.SegmentLink })),
);

/** More than fit on any screen. */
const MAX_PER_ROW = 16;

interface CategoryBarProps {
  readonly shop: Shop;
  readonly categories: readonly CategoryNode[];
}

/** The categories on wide screens: the first ones as links, all of them in a panel. */
export function CategoryBar({ shop, categories }: CategoryBarProps) {
  const disclosure = useDisclosure();
  const [wanted, setWanted] = useState(false);
  // The panel may have been opened before hydration.
  useEffect(() => setWanted(disclosure.current?.open === true), [disclosure]);
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Categorias" className="site-nav">
      <div className="page-width flex h-12 items-center gap-1">
        <details ref={disclosure} onToggle={() => setWanted(true)} className="group -ml-3 shrink-0">
          <summary className="flex h-9 items-center gap-2 rounded-md px-3 font-semibold text-sm transition hover:bg-sunken group-open:bg-sunken">
            <Menu aria-hidden="true" className="size-4.5" />
            Todas as categorias
          </summary>
          {wanted ? (
            <Suspense>
              <MegaMenu shop={shop} categories={categories} />
            </Suspense>
          ) : (
            <noscript>
              <a
                href="#categorias"
                className="absolute inset-x-0 top-full border-line border-y bg-surface p-6 underline shadow-3"
              >
                Veja as categorias no fim da página
              </a>
            </noscript>
          )}
        </details>
        <span aria-hidden="true" className="mx-2 h-5 w-px shrink-0 bg-line-2" />
        {/* Links that do not fit wrap to a hidden row; the panel has them all. */}
        <ul className="flex h-11 min-w-0 flex-1 flex-wrap gap-x-1 overflow-hidden">
          {categories.slice(0, MAX_PER_ROW).map((category) => (
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
        {shop.segments !== undefined && (
          <Suspense>
            <SegmentLink />
          </Suspense>
        )}
      </div>
    </nav>
  );
}
