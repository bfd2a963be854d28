import { Menu } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { cx } from '#platform/ui/cx.ts';
import { iconButtonStyle } from '#platform/ui/icon-button.tsx';
import { deliversHome } from '../delivers-home.ts';
import { openMenu } from '../open-categories.ts';
import { ShopLogo } from './shop-logo.tsx';
import { slots } from './slots.ts';
import { TopBar } from './top-bar.tsx';

const ActingBar = lazy(() =>
  import('../../journeys/acting-bar.tsx').then((module) => ({ default: module.ActingBar })),
);

/**
 * Sticky, so that the search stays in reach. The rows above it (top bar on wide screens; logo and address on phones)
 * scroll away.
 */
export function ShopHeader({ shop }: { readonly shop: Shop }) {
  const { Search, Account, Cart, Address } = slots;
  const asksPlace = deliversHome(shop);
  return (
    <header
      className={cx(
        'sticky z-40 border-line border-b bg-surface lg:-top-9 short:static',
        asksPlace ? '-top-21' : '-top-14',
      )}
    >
      <TopBar shop={shop} />
      <div className="page-width grid grid-cols-[1fr_auto] items-center gap-x-3 lg:h-20 lg:grid-cols-[minmax(12rem,18rem)_minmax(0,44rem)_1fr] lg:gap-x-8">
        <div className="flex h-14 min-w-0 items-center gap-1 max-lg:col-start-1 max-lg:row-start-1">
          {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it leads to the list in the footer */}
          <a
            href="#categorias"
            aria-label="Menu"
            onClick={openMenu}
            className={iconButtonStyle('-ml-2.5 lg:hidden')}
          >
            <Menu aria-hidden="true" className="size-6" strokeWidth={1.75} />
          </a>
          <ShopLogo shop={shop} />
        </div>
        {asksPlace && (
          <div className="col-span-2 row-start-2 h-9 min-w-0 lg:hidden">
            <Suspense>
              <Address />
            </Suspense>
          </div>
        )}
        <div className="col-span-2 row-start-3 pb-3 lg:col-span-1 lg:row-start-auto lg:pb-0">
          <Search />
        </div>
        <div className="flex items-center justify-end gap-1 max-lg:-mr-2 max-lg:col-start-2 max-lg:row-start-1">
          <div className="contents max-lg:hidden">
            <Account />
          </div>
          <Cart />
        </div>
      </div>
      <Acting />
    </header>
  );
}

/** Rendered by the server, so that it moves nothing later; only for representatives. */
const Acting = () =>
  useSession().capacity === 'representative' && (
    <Suspense>
      <ActingBar />
    </Suspense>
  );
