/** Reports which suppliers cover an address, and opens the choice or the other shop. Spec 4, address flow. */
import type { ChosenPlace } from '#features/addresses/storefront/chosen-place.ts';
import type { FoundSuppliersProps } from '#features/delivery/storefront/chooser/found-suppliers.tsx';
import { rememberFound } from '#features/delivery/storefront/chooser/remember-found.ts';
import { supplierTexts, unservedWords } from '#features/suppliers/contract/texts.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { SupplierChoice } from '#features/suppliers/domain/supplier-choice.ts';
import { openOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { goToShop } from '../shell/go-to-shop.ts';

export function followSupplierChoice(choice: SupplierChoice, place: ChosenPlace, shop: Shop): void {
  if (choice.kind === 'none') {
    // The document says to which shop this host is locked.
    const alone = shop.whiteLabel || document.documentElement.dataset.shop !== undefined;
    const action = { label: 'Ver onde entregamos', run: () => openOverlay('address') };
    showToast({ text: unservedWords(alone), tone: 'info', action });
  } else if (choice.kind === 'choose') {
    const found: FoundSuppliersProps = { place, suppliers: choice.suppliers };
    openOverlay('suppliers', { props: { found } });
  } else if (choice.kind === 'redirect') {
    rememberFound(place);
    goToShop(choice.supplier, shop, () => undefined);
  }
}

export const showLookupFailed = (): void =>
  showToast({ text: supplierTexts['no-supplier'].message, tone: 'info' });
