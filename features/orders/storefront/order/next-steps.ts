/** What happens after an order was sent, as far as its client has to know. */
import { slotText } from '#features/delivery/contract/slot.wire.ts';
import type { DeliverySnapshot } from '../../domain/order.ts';
import { isQuote } from '../../domain/order-status.ts';
import type { PaidOrder } from '../../domain/placed-order.ts';
import { waitsForPix } from './waits-for-pix.ts';

type Sent = Pick<PaidOrder, 'status' | 'charge' | 'delivery' | 'paymentName'>;

export function nextSteps(order: Sent): readonly string[] {
  if (isQuote(order.status)) {
    return [
      'A loja analisa o orçamento e responde com os preços.',
      'Você confere e aceita em Meus pedidos. Nada é cobrado antes disso.',
    ];
  }
  const pix = waitsForPix(order);
  return [
    pix
      ? 'Pague o Pix abaixo. A confirmação aparece aqui sozinha.'
      : 'A loja confere e separa os seus produtos.',
    ...(pix ? ['A loja confere e separa os seus produtos.'] : []),
    arrival(order.delivery),
    ...(pix || order.charge?.status !== 'pending'
      ? []
      : [`O pagamento é feito na ${moment(order.delivery)}: ${order.paymentName}.`]),
  ];
}

const moment = ({ type }: DeliverySnapshot): string => (type === 'DELIVERY' ? 'entrega' : 'retirada');

function arrival(delivery: DeliverySnapshot): string {
  const when = delivery.slot === undefined ? undefined : slotText(delivery.slot);
  if (delivery.type === 'RETIRADA') {
    return when === undefined
      ? `Avisamos quando puder retirar em ${delivery.store.name}.`
      : `Retire em ${delivery.store.name}: ${when}.`;
  }
  return when === undefined ? 'A loja combina o dia da entrega com você.' : `A entrega chega ${when}.`;
}
