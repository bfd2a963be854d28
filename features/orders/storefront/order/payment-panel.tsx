import { PixPanel } from '#features/payments/storefront/public.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import type { ShownOrder } from './order-query.ts';
import { Panel } from './panel.tsx';
import { waitsForPix } from './waits-for-pix.ts';

/** How the order is paid; while a Pix is awaited, with its code. */
export function PaymentPanel({ order }: { readonly order: ShownOrder }) {
  const { charge, paymentName } = order;
  const asked = charge !== undefined && waitsForPix(order);
  return (
    <Panel title={asked ? 'Pague com Pix' : 'Pagamento'}>
      {asked ? (
        <PixPanel charge={charge} />
      ) : (
        <p className="flex flex-wrap items-center gap-2.5">
          {paymentName}
          {charge?.status === 'paid' && <Badge tone="success">Pago</Badge>}
          {charge?.status === 'cancelled' && <Badge>Cobrança cancelada</Badge>}
        </p>
      )}
    </Panel>
  );
}
