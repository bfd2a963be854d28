import { Suspense } from 'react';
import { lateView } from '#platform/ui/loading/late-view.tsx';
import { useCartState } from '../save/cart-state.ts';

const SubscriptionChoice = lateView(
  async () => (await import('./subscription-choice.tsx')).SubscriptionChoice,
  () => null,
);

/** Single purchase or subscription, if the supplier offers it. Loaded lazily. */
export function LateSubscription() {
  const told = useCartState((state) => state.subscription !== undefined);
  if (!told) return null;
  return (
    <Suspense fallback={null}>
      <SubscriptionChoice />
    </Suspense>
  );
}
