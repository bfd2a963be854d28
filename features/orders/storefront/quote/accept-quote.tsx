import { useState } from 'react';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { slotText } from '#features/delivery/contract/slot.wire.ts';
import { PaymentChoice } from '#features/payments/storefront/payment-choice.tsx';
import { formatMoney } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { SummaryList } from '#platform/ui/summary-list.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { acceptQuoteEndpoint } from '../../contract/quotes/quotes.endpoints.ts';
import type { DeliverySnapshot } from '../../domain/order.ts';
import type { ShownOrder } from '../order/order-query.ts';
import { callFailureWords, useOrderCall } from '../order/use-order-call.ts';
import { useQuotePayment } from './quote-payment.ts';

interface AcceptQuoteProps {
  readonly order: ShownOrder;
  readonly version: number;
}

/** Accepts a priced quote as shown, with its delivery and payment in view. */
export function AcceptQuote({ order, version }: AcceptQuoteProps) {
  const { api, shop, session } = useBuyer();
  const { number, delivery, paymentName, total } = order;
  const [slotIsGone, setSlotIsGone] = useState(false);
  const payment = useQuotePayment(order);
  const { chosen, methods } = payment;
  const accept = useOrderCall<boolean>({
    number,
    call: (semAgendamento) =>
      api.call(acceptQuoteEndpoint, {
        params: { idfornecedor: shop.id, numpedido: number },
        body: {
          versao: version,
          ...(semAgendamento ? { semAgendamento } : {}),
          ...(chosen === undefined || chosen.id === order.paymentMethodId ? {} : { idformapagto: chosen.id }),
        },
      }),
    onDone: () => {
      showToast({ text: `Pronto! O orçamento virou o pedido ${number}.`, tone: 'success' });
      document.querySelector<HTMLElement>('main')?.focus();
    },
  });
  if (!capacityMay(session.capacity ?? 'linked', 'buy')) return null;
  const press = (withoutSlot: boolean): void =>
    accept.mutate(withoutSlot, {
      onError: (error) => {
        setSlotIsGone(error instanceof ApiRefusal && error.problem.code === 'slot-not-offered');
        payment.refuse(error);
      },
    });
  return (
    <div className="flex flex-col gap-4">
      <div className="w-full sm:max-w-md">
        <SummaryList
          rows={[
            { label: delivery.type === 'delivery' ? 'Entrega' : 'Retirada', value: placeWords(delivery) },
            ...(delivery.slot === undefined ? [] : [{ label: 'Quando', value: slotText(delivery.slot) }]),
            { label: 'Pagamento', value: chosen?.name ?? paymentName },
            { label: 'Total', value: formatMoney(total), strong: true },
          ]}
        />
      </div>
      {payment.isGone && (
        <Alert tone="warn" title="Escolha como pagar">
          A loja não oferece mais “{paymentName}” para este orçamento. Os preços dele não mudam.
        </Alert>
      )}
      {methods !== undefined && (
        <PaymentChoice methods={methods} chosen={chosen} total={total} onChoose={payment.choose} />
      )}
      {accept.error !== null && (
        <Alert
          tone={slotIsGone ? 'warn' : 'error'}
          announced
          actions={
            slotIsGone && (
              <Button size="sm" busy={accept.isPending} onClick={() => press(true)}>
                Aceitar e combinar o horário
              </Button>
            )
          }
        >
          {callFailureWords(accept.error)}
          <Missing error={accept.error} />
        </Alert>
      )}
      <Button
        tone="primary"
        size="lg"
        className="self-stretch sm:self-start lg:self-stretch"
        busy={accept.isPending}
        onClick={() => press(false)}
      >
        Aceitar orçamento
      </Button>
    </div>
  );
}

function Missing({ error }: { readonly error: Error }) {
  const names = error instanceof ApiRefusal ? error.problem.facts?.itensName : undefined;
  if (!Array.isArray(names) || names.length === 0) return null;
  return <p className="mt-1">Sem estoque: {names.join(', ')}.</p>;
}

const placeWords = (delivery: DeliverySnapshot): string =>
  delivery.type === 'delivery'
    ? `${delivery.address.street}, ${delivery.address.number}`
    : delivery.store.name;
