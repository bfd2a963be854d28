import type { SupplierId } from '#kernel/ids.ts';
import { openOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { noticeText } from '../../contract/cart-notice.wire.ts';
import { useCartState } from '../save/cart-state.ts';
import { areFresh } from './merge-notices.ts';

const LISTED_ON = /\/(carrinho|checkout)\/?$/;

/** After a login: shows what it changed in the cart, unless the page lists that. */
export function showMergeNotices(supplierId: SupplierId): void {
  const { notices, loaded } = useCartState.getState();
  if (!loaded || !areFresh(supplierId)) return;
  const [first, ...others] = notices;
  if (first === undefined || LISTED_ON.test(window.location.pathname)) return;
  showToast({
    text: `Seu carrinho mudou. ${noticeText(first)}${others.length === 0 ? '' : ` ${andMore(others.length)}`}`,
    tone: 'info',
    action: { label: 'Ver carrinho', run: () => openOverlay('cart') },
  });
}

const andMore = (others: number): string =>
  others === 1 ? 'E mais 1 mudança.' : `E mais ${others} mudanças.`;
