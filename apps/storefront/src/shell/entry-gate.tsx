import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addressIsRequired } from '#features/addresses/domain/chosen-address.ts';
import { useActiveAddress } from '#features/addresses/storefront/use-active-address.ts';
import { useChosenPlace } from '#features/addresses/storefront/use-chosen-place.ts';
import { PlaceChooser } from '#features/delivery/storefront/chooser/place-chooser.tsx';
import { SupplierChooser } from '#features/delivery/storefront/chooser/supplier-chooser.tsx';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { asksForSupplierFirst } from '#features/suppliers/domain/tags/tag-rules.ts';
import { chosenSupplier } from '#features/suppliers/storefront/chosen-supplier.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { defined } from '#kernel/defined.ts';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { opensBeforeEntry } from './gated-pages.ts';
import { goToShop } from './go-to-shop.ts';

/**
 * Asks for a supplier or an address before the shop opens. Closing it without a choice leads to the platform's home.
 * Spec 5.
 */
export function EntryGate() {
  const shop = useShop();
  const { lockedTo } = useRouteContext({ from: '__root__' });
  const asks = useEntryQuestion(shop, lockedTo);
  const opens = useLocation({ select: ({ pathname }) => opensBeforeEntry(pathname) });
  const [entered, setEntered] = useState<string>();
  if (opens || asks === undefined || asks === entered) return null;
  const chosen = (supplier: Shop): void => goToShop(supplier, shop, () => setEntered(asks));
  return (
    <Dialog
      open
      onClose={() => window.location.assign('/')}
      title={asks === 'supplier' ? 'Quem entrega no seu endereço?' : 'Onde você quer receber?'}
      description={
        asks === 'supplier'
          ? 'Informe o CEP para ver as lojas que chegam até você.'
          : `${shop.name} mostra a loja depois de saber o seu endereço.`
      }
    >
      {asks === 'supplier' ? (
        <SupplierChooser onChosen={chosen} />
      ) : (
        <PlaceChooser coordinates onChosen={chosen} />
      )}
    </Dialog>
  );
}

function useEntryQuestion(shop: Shop, lockedTo: string | undefined): 'supplier' | 'address' | undefined {
  const { active, pending } = useActiveAddress();
  const place = useChosenPlace();
  // Browser storage is not available on the server.
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  if (!here) return undefined;
  const tags = new Set(shop.tags);
  // Opening the supplier's own host counts as a choice.
  const supplier = lockedTo === undefined ? chosenSupplier() : shop.id;
  if (asksForSupplierFirst(tags, supplier)) return 'supplier';
  const chosen = {
    ...defined({ addressId: active === undefined ? undefined : active.id }),
    ...(place !== undefined && 'position' in place ? { latitude: place.position.latitude } : {}),
  };
  return !pending && addressIsRequired(tags, chosen) ? 'address' : undefined;
}
