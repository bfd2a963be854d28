import type { Shop } from '#features/suppliers/domain/shop.ts';
import { rememberSupplier } from '#features/suppliers/storefront/chosen-supplier.ts';
import { shopHref } from '#features/suppliers/storefront/public.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { markArrival, takeArrivalMark } from './arrival-mark.ts';

/** The supplier becomes the active one; if it is another than this, its shop is gone to. Spec 4, address flow. */
export function goToShop({ id, slug, name }: Shop, here: Shop, stay: () => void): void {
  rememberSupplier(id);
  if (id === here.id) {
    stay();
    tellWhoDelivers(name);
    return;
  }
  markArrival(id);
  // A new page: calls of this one name this supplier. What is open stays so: its closing would call the page back.
  window.location.assign(shopHref(slug, '/'));
}

/** Whoever was led to this shop by a place reads why. */
export function welcomeHere({ id, name }: Shop): void {
  if (takeArrivalMark(id)) tellWhoDelivers(name);
}

const tellWhoDelivers = (name: string): void =>
  showToast({ text: `${name} entrega no seu endereço.`, tone: 'success' });
