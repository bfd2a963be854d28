import { Menu } from 'lucide-react';
import { Suspense } from 'react';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { cx } from '#platform/ui/cx.ts';
import { iconButtonStyle } from '#platform/ui/icon-button.tsx';
import { deliversHome } from '../delivers-home.ts';
import { openMenu } from '../open-categories.ts';
import { Acting } from './acting.tsx';
import { ShopLogo } from './shop-logo.tsx';
import { slots } from './slots.ts';
import { TopBar } from './top-bar.tsx';

/** The search stays in reach; the rows above it (top bar on wide screens, logo and address on phones) scroll away. */
export function ShopHeader({ shop }: { readonly shop: Shop }) {
  const { Search, Account, Cart, Address } = slots;
  const asksPlace = deliversHome(shop);
  return (
    <header className={cx('site-header', asksPlace && 'with-place')}>
      <TopBar shop={shop} />
      <div className="page-width site-bar">
        <div className="site-name">
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
          <div className="site-place">
            <Suspense>
              <Address />
            </Suspense>
          </div>
        )}
        <div className="site-search">
          <Search />
        </div>
        <div className="site-actions">
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
