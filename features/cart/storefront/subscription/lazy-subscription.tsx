import { Suspense } from 'react';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useCartState } from '../save/cart-state.ts';

const SubscriptionChoice = lazyView(
  async () => (await import('./subscription-choice.tsx')).SubscriptionChoice,
  () => null,
);

/** Single purchase or subscription, if the supplier offers it. Loaded lazily. */
export function LazySubscription() {
  const hasSubscription = useCartState((state) => state.subscription !== undefined);
  if (!hasSubscription) return null;
  return (
    <Suspense fallback={null}>
      <SubscriptionChoice />
    </Suspense>
  );
}
