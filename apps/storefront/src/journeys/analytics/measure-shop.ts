/** Measures at shops with the tag while the visitor's choice allows it; the code that does is loaded then. */
import type { AnyRouter } from '@tanstack/react-router';
import { measurementIdAt } from '#features/analytics/storefront/measurement-id.ts';
import { forgetVisitId } from '#features/analytics/storefront/visit-id.ts';
import type { CartSyncContext } from '#features/cart/storefront/save/sync-cart.ts';
import { onChosen, storedConsent } from '#features/privacy/storefront/consent/browser-choice.ts';

export function measureShop(router: AnyRouter, sync: CartSyncContext): void {
  let measuring: AbortController | undefined;
  const stop = (): void => {
    measuring?.abort();
    measuring = undefined;
  };
  const followChoice = (): void => {
    if (sync.signal.aborted) return;
    if (storedConsent()?.preferences.performance !== true) {
      stop();
      forgetVisitId();
    } else if (measuring === undefined) {
      measuring = new AbortController();
      const { signal } = measuring;
      // Without the file nothing is measured, and the page works as ever.
      Promise.all([import('./follow-shop.ts'), measurementIdAt(sync.shop)]).then(
        ([{ followShop }, measurementId]) =>
          signal.aborted || followShop(router, sync, { measurementId, signal }),
        () => undefined,
      );
    }
  };
  const forget = onChosen(followChoice);
  // Chosen in another tab.
  window.addEventListener('storage', followChoice, { signal: sync.signal });
  sync.signal.addEventListener('abort', () => {
    stop();
    forget();
  });
  followChoice();
}
