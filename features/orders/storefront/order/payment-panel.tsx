import { useQueryClient } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { BoletoPanel } from '#features/payments/storefront/boleto/boleto-panel.tsx';
import { PixPanel } from '#features/payments/storefront/pix-panel.tsx';
import { ChargeState } from '../payment/charge-state.tsx';
import { OtherPayment } from '../payment/other-payment.tsx';
import { usePayOrder } from '../payment/pay-calls.ts';
import { PaymentAnnouncer } from '../payment/payment-announcer.tsx';
import { waitsForBoleto, waitsForPix } from './order-page-words.ts';
import { orderQuery, type ShownOrder } from './order-query.ts';
import { Panel } from './panel.tsx';
import { ReceiptButton } from './receipt-button.tsx';

/** How the order is paid; with the code while a Pix is pending. */
export function PaymentPanel({ order }: { readonly order: ShownOrder }) {
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  const { charge } = order;
  const paysByPix = charge !== undefined && waitsForPix(order);
  const pay = usePayOrder(order);
  return (
    <Panel title={paysByPix ? 'Pague com Pix' : waitsForBoleto(order) ? 'Pague o boleto' : 'Pagamento'}>
      <PaymentAnnouncer order={order} />
      {paysByPix ? (
        <PixPanel
          charge={charge}
          busy={pay.isPending}
          onNewCode={() => pay.mutate({ methodId: order.paymentMethodId })}
        />
      ) : (
        <ChargeState order={order} />
      )}
      {charge?.titles !== undefined && order.status !== 'cancelled' && (
        <BoletoPanel
          titles={charge.titles}
          onRenewed={() =>
            queryClient.invalidateQueries({ queryKey: orderQuery(buyer, order.number).queryKey })
          }
        />
      )}
      <ReceiptButton order={order} />
      <OtherPayment order={order} />
    </Panel>
  );
}
