import { UserRound } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { openOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { useSession } from './login/use-session.ts';

/** Header link: login for visitors, the account menu for logged-in users. */
export function AccountButton({ className }: { readonly className: string }) {
  const { authenticated, name = '' } = useSession();
  const link = useAccountLink();
  return (
    <AppLink {...link} className={className}>
      <UserRound aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
      <span className="max-w-36 truncate max-lg:sr-only">
        {authenticated ? `Olá, ${firstName(name)}` : 'Entrar'}
      </span>
    </AppLink>
  );
}

/** Without JavaScript it links to the list of orders. */
export function useAccountLink(): { href: string; onClick?: (event: MouseEvent) => void } {
  const { slug } = useShop();
  const { authenticated } = useSession();
  if (!authenticated) return { href: shopHref(slug, '/entrar') };
  return {
    href: shopHref(slug, '/pedidos'),
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      openOverlay('account');
    },
  };
}

const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0] ?? '';
