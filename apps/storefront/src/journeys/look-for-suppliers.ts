/**
 * Choosing an address looks for suppliers covering it, wherever it is chosen: at the checkout, after one was created, or by
 * the shop's tags without asking. Spec 4, address flow. The header's chooser looks for itself and says so.
 */
import type { QueryClient } from '@tanstack/react-query';
import { addressesQuery, onPlaceChosen } from '#features/addresses/storefront/public.tsx';
import { rememberLookedUp, wasLookedUp } from '#features/delivery/storefront/chooser/looked-up.ts';
import { suppliersFor } from '#features/delivery/storefront/chooser/suppliers-for.ts';
import { receivingTerms } from '#features/delivery/storefront/public.tsx';
import type { Buyer } from '#features/payments/storefront/public.tsx';
import { supplierTexts, YOUR_ADDRESS_UNSERVED } from '#features/suppliers/contract/texts.ts';
import { type SupplierChoice, supplierChoice } from '#features/suppliers/domain/supplier-choice.ts';
import { openOverlay } from '#platform/ui/overlay-state.ts';
import { showToast } from '#platform/ui/toast-state.ts';
import { goToShop } from '../shell/go-to-shop.ts';

type Looking = Buyer & { readonly queryClient: QueryClient; readonly signal: AbortSignal };

export function lookForSuppliers(looking: Looking): void {
  if (!looking.session.authenticated) return;
  const stop = onPlaceChosen((place) => {
    if ('addressId' in place) void look(looking, true);
  });
  looking.signal.addEventListener('abort', stop);
  void look(looking, false);
}

/** Each address once at a shop. Where nobody answered, the next choice asks again. */
async function look({ queryClient, signal, ...buyer }: Looking, chosenNow: boolean): Promise<void> {
  const { shop, api } = buyer;
  const { addressId } = await receivingTerms(buyer, queryClient);
  if (addressId === undefined || wasLookedUp(shop.id, addressId)) return;
  const addresses = await queryClient.ensureQueryData(addressesQuery(buyer)).catch(() => []);
  const address = addresses.find(({ id }) => id === addressId);
  if (address === undefined) return;
  rememberLookedUp(shop.id, addressId);
  const { position, postalCode } = address;
  const covering = await suppliersFor(api, {
    postalCode,
    ...(position === undefined ? {} : { position }),
  }).catch(() => undefined);
  if (covering === undefined || signal.aborted) return;
  tell(
    supplierChoice(covering, shop.id),
    buyer,
    chosenNow,
    covering.some(({ id }) => id === shop.id),
  );
}

/** What the shopper chose just now is followed; what was chosen without asking is told, and leads there by a press. */
function tell(choice: SupplierChoice, { shop }: Buyer, chosenNow: boolean, servedHere: boolean): void {
  const another = { label: 'Ver opções', run: () => openOverlay('place') };
  if (choice.kind === 'none') {
    const text = shop.whiteLabel ? supplierTexts['unserved-address'].message : YOUR_ADDRESS_UNSERVED;
    showToast({ text, tone: 'info', action: another });
  } else if (choice.kind === 'redirect') {
    const { supplier } = choice;
    const go = (): void => goToShop(supplier, shop, () => undefined);
    if (chosenNow) go();
    else {
      const text = `No seu endereço quem entrega é ${supplier.name}.`;
      showToast({ text, tone: 'info', action: { label: 'Ir para a loja', run: go } });
    }
  } else if (choice.kind === 'choose' && (chosenNow || !servedHere)) {
    // The active supplier stays among those that one may choose.
    if (!servedHere && chosenNow) {
      openOverlay('place');
      return;
    }
    const text = `${choice.suppliers.length} lojas entregam no seu endereço.`;
    showToast({ text, tone: 'info', action: another });
  }
}
