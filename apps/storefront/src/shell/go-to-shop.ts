import type { Shop } from '#features/suppliers/domain/shop.ts';
import { rememberSupplier } from '#features/suppliers/storefront/chosen-supplier.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';

/** Tells another shop's page, which is another document, that an address led to it. */
const KEY = 'vitrine-led-by-address';

/** Makes the supplier the active one and opens its shop, if it is another one. Spec 4, address flow. */
export function goToShop({ id, slug, name }: Shop, here: Shop, stay: () => void): void {
  rememberSupplier(id);
  if (id === here.id) {
    stay();
    showWhoDelivers(name);
    return;
  }
  markArrival(id);
  // A full page load, because this page's calls name this supplier. Open overlays stay open: closing one goes back in
  // the history and would cancel the navigation.
  window.location.assign(shopHref(slug, '/'));
}

/** Tells users whom an address led to this shop why they are here. */
export function welcomeHere({ id, name }: Shop): void {
  if (takeArrivalMark(id)) showWhoDelivers(name);
}

const showWhoDelivers = (name: string): void =>
  showToast({ text: `${name} entrega no seu endereço.`, tone: 'success' });

function markArrival(supplierId: SupplierId): void {
  try {
    sessionStorage.setItem(KEY, supplierId);
  } catch {
    // Without storage the other shop shows no welcome.
  }
}

/** Whether an address led to this shop. True only once. */
function takeArrivalMark(supplierId: SupplierId): boolean {
  try {
    const marked = sessionStorage.getItem(KEY) === supplierId;
    sessionStorage.removeItem(KEY);
    return marked;
  } catch {
    return false;
  }
}
