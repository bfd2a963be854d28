/** The short text of a notification about a step of an order. It may be read on a locked screen: no names, goods or amounts. */
import type { PushedStep } from '../../domain/order-step.ts';

interface PushedOrder {
  readonly number: number;
  readonly pickup: boolean;
  /** It never became an order. */
  readonly stayedQuote: boolean;
}

type Words = (order: PushedOrder) => readonly [title: string, body: string];

const words: Readonly<Record<PushedStep, Words>> = {
  priced: ({ number }) => [
    `Orçamento ${number}: os preços chegaram`,
    'Confira e aceite para que ele vire pedido.',
  ],
  'payment-due': ({ number }) => [
    `Pedido ${number}: aguardando pagamento`,
    'Assim que o pagamento for confirmado, o pedido segue.',
  ],
  'edit-proposed': ({ number }) => [
    `Pedido ${number}: a loja propõe uma alteração`,
    'Veja a diferença e responda: até lá o pedido continua como está.',
  ],
  paid: ({ number }) => [`Pedido ${number}: pagamento confirmado`, 'Obrigado! Avisamos quando ele andar.'],
  ready: ({ number, pickup }) => [
    `Pedido ${number} separado`,
    pickup ? 'Avisamos quando puder retirar.' : 'Está pronto para a entrega.',
  ],
  'on-its-way': ({ number }) => [`Pedido ${number} saiu para entrega`, 'Seu pedido está a caminho.'],
  tracked: ({ number }) => [`Pedido ${number}: acompanhe a entrega`, 'A loja informou como acompanhar.'],
  'shipment-sent': ({ number }) => [
    `Pedido ${number}: um envio saiu`,
    'Veja na página do pedido o que está a caminho.',
  ],
  'shipment-delivered': ({ number }) => [
    `Pedido ${number}: uma parte foi entregue`,
    'Veja na página do pedido o que ainda vem.',
  ],
  'ready-for-pickup': ({ number }) => [
    `Pedido ${number} pronto para retirada`,
    'Ele espera por você na loja.',
  ],
  delivered: ({ number, pickup }) => [
    `Pedido ${number} ${pickup ? 'retirado' : 'entregue'}`,
    'Conte para a loja como foi: avalie o pedido.',
  ],
  cancelled: ({ number, stayedQuote }) => [
    `${stayedQuote ? 'Orçamento' : 'Pedido'} ${number} cancelado`,
    'Veja o motivo na página dele.',
  ],
  returned: ({ number }) => [
    `Pedido ${number}: devolução registrada`,
    'Veja na página do pedido o que mudou.',
  ],
  'given-back': ({ number }) => [
    `Pedido ${number}: devolução`,
    'Veja na página do pedido quanto foi devolvido.',
  ],
};

export const pushWords = (step: PushedStep, order: PushedOrder): readonly [title: string, body: string] =>
  words[step](order);
