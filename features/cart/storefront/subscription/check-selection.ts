import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import { validSelection } from '#features/subscriptions/domain/valid-selection.ts';
import { rememberTypes, seenTypes } from '#features/subscriptions/storefront/seen-types.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useCartState } from '../save/cart-state.ts';
import { saveSubscription } from '../save/lazy-decisions.ts';

/**
 * Spec 4, subscription type: the selection is kept only if the list is unchanged; otherwise it is reset, with a message once that
 * is saved.
 */
export async function checkSelection(
  supplierId: SupplierId,
  selected: string | undefined,
  types: readonly SubscriptionType[],
): Promise<void> {
  const stillValid = validSelection(selected, seenTypes(supplierId), types);
  rememberTypes(supplierId, types);
  if (selected === undefined || stillValid !== undefined) return;
  await saveSubscription('');
  if (useCartState.getState().subscription?.typeId !== undefined) return;
  showToast({
    text: 'As assinaturas da loja mudaram: o carrinho agora é uma compra única. Confira e escolha de novo.',
    tone: 'info',
  });
}
