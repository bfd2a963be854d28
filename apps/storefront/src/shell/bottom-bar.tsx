import { useLocation } from '@tanstack/react-router';
import { House, LayoutGrid, Search, ShoppingCart, UserRound } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useAccountLink } from '#features/accounts/storefront/account-button.tsx';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { SEARCH_FIELD_ID } from './header/search-box.tsx';
import { slots } from './header/slots.ts';
import { openCategories } from './open-categories.ts';

interface BottomItemProps {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly badge?: ReactNode;
  readonly current?: boolean;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const icon = { 'aria-hidden': true, className: 'size-5.5', strokeWidth: 1.75 } as const;

/** The phone's navigation: five destinations. */
export function BottomBar({ shop }: { readonly shop: Shop }) {
  const here = useLocation({ select: (location) => location.pathname });
  const { CartCount } = slots;
  const account = useAccountLink();
  const to = (path: string) => {
    const href = shopHref(shop.slug, path);
    return { href, current: here === href };
  };
  return (
    <nav
      aria-label="Principal"
      className="short:static fixed inset-x-0 bottom-0 z-40 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-text grid-cols-5">
        <BottomItem {...to('/')} label="Início" icon={<House {...icon} />} />
        <BottomItem
          href={`#${SEARCH_FIELD_ID}`}
          label="Buscar"
          icon={<Search {...icon} />}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(SEARCH_FIELD_ID)?.focus();
          }}
        />
        <BottomItem
          href="#categorias"
          label="Categorias"
          icon={<LayoutGrid {...icon} />}
          onClick={openCategories}
        />
        <BottomItem
          {...to('/carrinho')}
          label="Carrinho"
          icon={<ShoppingCart {...icon} />}
          badge={CartCount === undefined ? undefined : <CartCount />}
        />
        <BottomItem
          {...account}
          current={here === account.href}
          label="Conta"
          icon={<UserRound {...icon} />}
        />
      </ul>
    </nav>
  );
}

function BottomItem({ href, label, icon, badge, current = false, onClick }: BottomItemProps) {
  return (
    <li>
      <AppLink
        href={href}
        onClick={onClick}
        aria-current={current ? 'page' : undefined}
        className="flex h-16 flex-col items-center justify-center gap-1 font-medium text-[0.6875rem] text-ink-2 -outline-offset-4 transition aria-[current=page]:text-brand-text"
      >
        <span className="relative">
          {icon}
          {badge}
        </span>
        {label}
      </AppLink>
    </li>
  );
}
