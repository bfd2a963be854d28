import { ChevronRight, CircleQuestionMark, MapPin, UserRound, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAccountLink } from '#features/accounts/storefront/account-button.tsx';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { PlaceLabel } from '#features/addresses/storefront/place-label.tsx';
import { useDeliveryType } from '#features/delivery/storefront/use-delivery-type.ts';
import { useCurrentMethod } from '#features/payments/storefront/use-current-method.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { openOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { deliversHome } from '../delivers-home.ts';
import { CategorySheet } from './category-sheet.tsx';

const row =
  'flex min-h-14 w-full items-center gap-3 px-5 py-2 text-left transition hover:bg-canvas [&>svg]:size-5 [&>svg]:shrink-0';

/** The phone's menu: login, address, payment method, help, then the categories. Spec 2, side menu. */
export function MenuSheet() {
  const shop = useShop();
  const { authenticated, name } = useSession();
  const pickup = useDeliveryType() === 'pickup';
  const { current } = useCurrentMethod(useBuyer(), pickup ? 'pickup' : 'delivery');
  return (
    <>
      <ul className="border-line border-b-8 border-b-canvas pt-2">
        <li>
          <AppLink {...useAccountLink()} className={row}>
            <UserRound aria-hidden="true" className="text-brand-text" />
            <RowText title={authenticated ? 'Sua conta' : 'Entrar'}>
              {authenticated ? name : 'Ou crie a sua conta'}
            </RowText>
          </AppLink>
        </li>
        {deliversHome(shop) && (
          <li>
            <button type="button" onClick={() => openOverlay('address')} className={row}>
              <MapPin aria-hidden="true" className="text-brand-text" />
              <RowText title="Onde receber">
                {pickup ? 'Retirar na loja' : <PlaceLabel otherwise="Informe onde entregar" />}
              </RowText>
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => openOverlay('payment')} className={row}>
            <WalletCards aria-hidden="true" className="text-brand-text" />
            <RowText title="Forma de pagamento">{current?.name ?? 'Escolha como pagar'}</RowText>
          </button>
        </li>
        <li>
          <AppLink href={shopHref(shop.slug, '/ajuda')} className={row}>
            <CircleQuestionMark aria-hidden="true" className="text-brand-text" />
            <RowText title="Ajuda">Fale com a loja</RowText>
          </AppLink>
        </li>
      </ul>
      <CategorySheet />
    </>
  );
}

function RowText({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block truncate text-ink-2 text-sm">{children}</span>
      </span>
      <ChevronRight aria-hidden="true" className="text-ink-3" />
    </>
  );
}
