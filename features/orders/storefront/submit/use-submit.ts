import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { flushCart, leaveOrderedCart, reloadCart } from '#features/cart/storefront/save/lazy-saver.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { never } from '#kernel/result.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { type SentWords, sentWords } from '../../contract/submit/sent-words.ts';
import { orderDraftToWire } from '../../contract/submit/submit-order.wire.ts';
import { firstStatus } from '../../domain/order-status.ts';
import { paymentPhase } from '../../domain/payment-phase.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { checkoutCartKey } from '../checkout/checkout-cart-query.ts';
import { forgetOrderTexts } from '../checkout/wishes.ts';
import { ordersKey } from '../list/orders-query.ts';
import { orderQuery, type ShownOrder } from '../order/order-query.ts';
import { attemptFor, newKey, type SubmitAttempt } from './attempt.ts';
import { forgetAttempt, storeAttempt, storedAttempt } from './attempt-store.ts';
import { cartMovedWords, type RefusalWords, submitRefusalWords } from './refusal-words.ts';
import { attemptCalls, resolveAttempt, type SendOutcome, sendOrder } from './send-order.ts';

export type SubmitState =
  | { readonly kind: 'idle' | 'sending' | 'verifying' | 'not-received' | 'unknown' }
  | { readonly kind: 'refused'; readonly words: RefusalWords };

export interface Submit {
  readonly state: SubmitState;
  readonly busy: boolean;
  readonly submit: (draft: OrderDraft, itemNames: readonly string[], cardToken?: string) => Promise<void>;
  /** Checks again what became of an unanswered attempt. */
  readonly verify: () => Promise<void>;
}

/** Sends the order of this page, and resolves an attempt that an earlier page left open. Spec 4, order submit. */
export function useSubmit(buyer: Buyer, onPlaced: (number: OrderNumber) => Promise<void>): Submit {
  const queryClient = useQueryClient();
  const [state, setState] = useState<SubmitState>({ kind: 'idle' });
  const onLost = useCallback(() => setState({ kind: 'verifying' }), []);

  const conclude = async (
    outcome: SendOutcome,
    attempt: SubmitAttempt,
    itemNames: readonly string[],
  ): Promise<void> => {
    switch (outcome.kind) {
      case 'placed':
        forgetAttempt(buyer);
        forgetOrderTexts();
        await queryClient.invalidateQueries({ queryKey: ordersKey(buyer), refetchType: 'none' });
        // Navigates first: the page must not show an empty cart after an order.
        await onPlaced(outcome.number);
        showToast(wordsOf(queryClient.getQueryData(orderQuery(buyer, outcome.number).queryKey), buyer));
        return leaveOrderedCart();
      case 'refused':
        storeAttempt(buyer, { ...attempt, open: false });
        if (outcome.refusal.problem.code === 'key-reused') forgetAttempt(buyer);
        // Without a session the reload would fail, too.
        if (outcome.refusal.status !== 401) await refreshOffers();
        return setState({ kind: 'refused', words: submitRefusalWords(outcome.refusal, itemNames) });
      case 'cart-moved':
        storeAttempt(buyer, { ...attempt, open: false });
        await refreshOffers();
        return setState({ kind: 'refused', words: cartMovedWords });
      case 'not-received':
        storeAttempt(buyer, { ...attempt, open: false });
        return setState({ kind: 'not-received' });
      case 'unknown':
        return setState({ kind: 'unknown' });
      default:
        return never(outcome);
    }
  };

  /** After a refusal the page's data is outdated. */
  const refreshOffers = async (): Promise<void> => {
    void reloadCart();
    await Promise.allSettled([
      queryClient.invalidateQueries({ queryKey: checkoutCartKey(buyer) }),
      queryClient.invalidateQueries({ queryKey: ['delivery-options'] }),
      queryClient.invalidateQueries({ queryKey: ['payment-methods'] }),
    ]);
  };

  const resolve = async (attempt: SubmitAttempt): Promise<void> => {
    setState({ kind: 'verifying' });
    await conclude(await resolveAttempt(attemptCalls(buyer, attempt), onLost), attempt, []);
  };

  const submit = async (
    draft: OrderDraft,
    itemNames: readonly string[],
    cardToken?: string,
  ): Promise<void> => {
    // Never queued: prices, stock and delivery would have changed by then. The page says what is needed.
    if (!navigator.onLine) return;
    const stored = storedAttempt(buyer);
    const content = JSON.stringify(orderDraftToWire(draft));
    // An open attempt with other content is resolved first: otherwise there could be two orders.
    if (stored?.open && stored.content !== content) return resolve(stored);
    setState({ kind: 'sending' });
    await flushCart();
    const attempt = attemptFor(content, stored, newKey);
    storeAttempt(buyer, { ...attempt, open: true });
    await conclude(await sendOrder(attemptCalls(buyer, attempt, cardToken), onLost), attempt, itemNames);
  };

  const verify = async (): Promise<void> => {
    const stored = storedAttempt(buyer);
    if (stored?.open) await resolve(stored);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => void verify(), []);

  return {
    state,
    busy: state.kind === 'sending' || state.kind === 'verifying',
    submit,
    verify,
  };
}

/** The order's page has loaded it by now: the toast includes the payment's state. */
function wordsOf(order: ShownOrder | undefined, { shop }: Buyer): SentWords {
  const status = order?.status ?? firstStatus(new Set(shop.tags));
  return sentWords(status, order === undefined ? 'none' : paymentPhase(order));
}
