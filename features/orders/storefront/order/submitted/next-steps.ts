import { slotText } from '#features/delivery/contract/slot.wire.ts';
import { paidOnDelivery } from '#features/payments/domain/payment-method.ts';
import { joinNames } from '#kernel/number-format.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import type { DeliverySnapshot } from '../../../domain/order.ts';
import { isQuote } from '../../../domain/order-status.ts';
import type { PaidOrder } from '../../../domain/paid-order.ts';
import { isConfirming, mustPayAgain } from '../../payment/payment-state.ts';
import { waitsForBoleto, waitsForPix } from '../order-page-words.ts';

type Sent = Pick<PaidOrder, 'status' | 'charge' | 'delivery' | 'paymentName' | 'subscription'>;

export function nextSteps(order: Sent): readonly string[] {
  if (isQuote(order.status)) {
    return [
      'A loja analisa o orçamento e responde com os preços.',
      'Você confere e aceita em Meus pedidos. Nada é cobrado antes disso.',
    ];
  }
  if (order.status === 'cancelled') return ['O pedido foi cancelado e não segue mais.'];
  const first = payFirst(order);
  if (first === undefined) {
    return [
      'A loja confere e separa os seus produtos.',
      arrival(order.delivery),
      ...payLater(order),
      ...nextOrders(order),
    ];
  }
  return [
    first,
    'Depois do pagamento, a loja confere e separa os seus produtos.',
    ...arrivalOnceItIsPaid(order),
    ...nextOrders(order),
  ];
}

const nextOrders = ({ subscription, charge }: Sent): readonly string[] =>
  subscription === undefined
    ? []
    : [
        `Avisamos por e-mail antes de cada pedido da assinatura “${subscription.label}”.`,
        ...(charge?.authorises
          ? ['Com o Pix deste pedido você autoriza o débito automático dos próximos no seu banco.']
          : []),
      ];

/** No date is promised to a client who has to pay again; with a boleto the chosen date depends on the payment. */
function arrivalOnceItIsPaid(order: Sent): readonly string[] {
  const { delivery } = order;
  if (mustPayAgain(order)) return [];
  const when = delivery.slot === undefined ? undefined : slotText(delivery.slot);
  if (when === undefined) return [arrival(delivery)];
  // A boleto may be confirmed later than the chosen window.
  if (waitsForBoleto(order)) {
    const what = delivery.type === 'pickup' ? `Retirada em ${delivery.store.name}` : 'Entrega';
    return [
      `${what} pedida para ${when}: vale se o boleto for confirmado antes. Se não for, a loja combina outro dia com você.`,
    ];
  }
  return delivery.type === 'pickup'
    ? [`Retirada marcada em ${delivery.store.name}: ${when}, com o pagamento já confirmado.`]
    : [`Entrega marcada para ${when}, com o pagamento já confirmado.`];
}

/** The payment that the order waits for, if any. */
function payFirst(order: Sent): string | undefined {
  if (waitsForPix(order)) return 'Pague o Pix nesta página. A confirmação aparece aqui sozinha.';
  if (isConfirming(order) && order.charge?.kind === 'pix')
    return 'O seu código Pix está sendo gerado. Ele aparece aqui sozinho.';
  if (isConfirming(order)) return 'O pagamento está sendo confirmado. A resposta aparece aqui sozinha.';
  if (mustPayAgain(order)) return 'O pagamento não foi aprovado: pague abaixo para o pedido seguir.';
  if (!waitsForBoleto(order)) return undefined;
  return 'Pague o boleto desta página até o vencimento. O banco leva até dois dias úteis para confirmar.';
}

function payLater({ charge, delivery, paymentName }: Sent): readonly string[] {
  if (charge?.status !== 'pending') return [];
  if (paidOnDelivery(charge.kind)) return [`O pagamento é feito na ${moment(delivery)}: ${paymentName}.`];
  if (charge.kind !== 'on-account') return [];
  const days = (charge.titles ?? []).map(({ dueOn }) => formatDay(dueOn));
  return [
    days.length === 0 ? `${paymentName}: o prazo está em Faturas.` : `Pagamento até ${joinNames(days)}.`,
  ];
}

const moment = ({ type }: DeliverySnapshot): string => (type === 'delivery' ? 'entrega' : 'retirada');

function arrival(delivery: DeliverySnapshot): string {
  const when = delivery.slot === undefined ? undefined : slotText(delivery.slot);
  if (delivery.type === 'pickup') {
    return when === undefined
      ? `Avisamos quando puder retirar em ${delivery.store.name}.`
      : `Retire em ${delivery.store.name}: ${when}.`;
  }
  return when === undefined ? 'A loja combina o dia da entrega com você.' : `A entrega chega ${when}.`;
}
