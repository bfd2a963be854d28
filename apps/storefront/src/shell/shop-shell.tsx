import { useMatch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { CategoryNode } from '#features/catalog/domain/category.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { asksBeforeEntry } from '#features/suppliers/domain/tags/tag-rules.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ShopFooter } from './footer/shop-footer.tsx';
import { CategoryBar } from './header/category-bar.tsx';
import { ShopHeader } from './header/shop-header.tsx';
import { OverlayHost } from './overlays/overlay-host.tsx';

const CheckoutHeader = lazy(() =>
  import('./header/checkout-header.tsx').then((module) => ({ default: module.CheckoutHeader })),
);
const EntryGate = lazy(() => import('./entry-gate.tsx').then((module) => ({ default: module.EntryGate })));

interface ShopShellProps {
  readonly shop: Shop;
  readonly categories: readonly CategoryNode[];
  readonly children: ReactNode;
}

/** Header, navigation and footer around every page of a shop; the checkout is enclosed: it has none of them. */
export function ShopShell({ shop, categories, children }: ShopShellProps) {
  const enclosed = useMatch({ from: '/$supplier/checkout', shouldThrow: false, select: () => true });
  return (
    <div className="flex flex-col">
      <SkipLink />
      {enclosed ? (
        <Suspense fallback={<div className="site-header h-16 lg:h-20" />}>
          <CheckoutHeader shop={shop} />
        </Suspense>
      ) : (
        <>
          <ShopHeader shop={shop} />
          <CategoryBar shop={shop} categories={categories} />
        </>
      )}
      {/* At least as high as the window, so that the footer does not jump while content loads. */}
      <main id="conteudo" tabIndex={-1} className="page-width min-h-svh py-5 outline-none md:py-8">
        {children}
      </main>
      {!enclosed && (
        <>
          <ShopFooter shop={shop} categories={categories} />
          <BottomBar shop={shop} />
        </>
      )}
      <OverlayHost />
      {asksBeforeEntry(new Set(shop.tags)) && (
        <Suspense>
          <EntryGate />
        </Suspense>
      )}
    </div>
  );
}

/** The first keyboard stop: skips the header. */
function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="fixed top-3 left-3 z-70 -translate-y-20 rounded-md bg-night px-5 py-3 font-semibold text-white focus:translate-y-0"
    >
      Ir para o conteúdo
    </a>
  );
}
