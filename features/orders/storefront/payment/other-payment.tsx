import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { paymentMethodsQuery } from '#features/payments/storefront/payment-methods-query.ts';
import { Button } from '#platform/ui/button.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { RowsSkeleton } from '#platform/ui/loading/skeleton.tsx';
import type { ShownOrder } from '../order/order-query.ts';
import type { PayAgainProps } from './pay-again.tsx';
import { mayChangePayment, mustPayAgain } from './payment-state.ts';

const PayAgain = lazyView<PayAgainProps>(async () => (await import('./pay-again.tsx')).PayAgain);

/** Opens the form for another payment, where there is one; open initially if the last one failed. */
export function OtherPayment({ order }: { readonly order: ShownOrder }) {
  const [open, setOpen] = useState(false);
  const mayChange = mayChangePayment(order);
  // The methods may have arrived before this part of the served page is taken over, which has to be as it was served.
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const { data: offered } = useQuery({ ...paymentMethodsQuery(useBuyer()), enabled: mayChange });
  if (!mayChange) return null;
  if (open || mustPayAgain(order)) {
    // Each charge gets a new, empty form.
    return <LazyPayAgain key={order.charge?.id} order={order} onDone={() => setOpen(false)} />;
  }
  if (!isTakenOver || !offered?.some(({ id }) => id !== order.paymentMethodId)) return null;
  return (
    <p>
      <Button size="sm" onClick={() => setOpen(true)}>
        Pagar de outra forma
      </Button>
    </p>
  );
}

const neverChanges = (): (() => void) => () => undefined;

/** Loaded lazily when a placed order is paid again. */
function LazyPayAgain(props: PayAgainProps) {
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <PayAgain {...props} />
    </Suspense>
  );
}
