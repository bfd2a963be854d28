import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import type { ShownOrder } from '../order/order-query.ts';
import { LazyPayAgain } from './lazy-pay-again.tsx';
import { mayChangePayment, mustPayAgain } from './payment-state.ts';

/** Opens the form for another payment; open initially if the last one failed. */
export function OtherPayment({ order }: { readonly order: ShownOrder }) {
  const [open, setOpen] = useState(false);
  if (!mayChangePayment(order)) return null;
  if (open || mustPayAgain(order)) {
    // Each charge gets a new, empty form.
    return <LazyPayAgain key={order.charge?.id} order={order} onDone={() => setOpen(false)} />;
  }
  return (
    <p>
      <Button size="sm" onClick={() => setOpen(true)}>
        Pagar de outra forma
      </Button>
    </p>
  );
}
