/** The text of the mail about a step of an order. The shop's name and address are added around it. */
import { slotText } from '#features/delivery/contract/slot.wire.ts';
import { add, centavos, formatMoney } from '#kernel/money.ts';
import { formatDate, formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';
import { type OrderStatus, stayedQuote } from '../../domain/order-status.ts';
import type { OrderStep } from '../../domain/order-step.ts';
import { interestOf } from '../../domain/order-sums.ts';
import type { OrderEvent, PaidOrder } from '../../domain/paid-order.ts';
import { type GivenBack, givenBackWords, refundWords } from './order-mail-money.ts';
import { paymentWords } from './order-mail-payment.ts';
import { type MailedReturn, returnedWords, returnTitles } from './order-mail-return.ts';
import { arrivedWords, type MailedShipment, sentWords } from './order-mail-shipment.ts';

export type MailedOrder = Pick<
  PaidOrder,
  'number' | 'createdAt' | 'issuedBy' | 'issuedAs' | 'delivery' | 'paymentName' | 'quote' | 'charge'
> & {
  /** Centavos. */
  readonly total: number;
  readonly events: readonly OrderEvent[];
  readonly tracking: PaidOrder['tracking'] | undefined;
  readonly givenBack: GivenBack | undefined;
  readonly returned: MailedReturn | undefined;
  readonly shipment: MailedShipment | undefined;
  /** The shop's. */
  readonly zone: TimeZone;
};

interface LetterWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Whether the order's lines and sums are listed below. */
  readonly summarised: boolean;
}

export function letterWords(step: OrderStep, order: MailedOrder): LetterWords {
  const [subject, ...paragraphs] = words[step](order).filter((sentence) => sentence !== '');
  return { subject: subject ?? '', paragraphs, summarised: isSummarised(step) };
}

/** Whether the order's lines are needed for the mail. */
export const isSummarised = (step: OrderStep): boolean => SUMMARISED.includes(step);

const SUMMARISED: readonly OrderStep[] = ['asked', 'priced', 'received', 'payment-changed', 'cancelled'];

/** The first is the subject; empty ones are left out. */
const words: Readonly<Record<OrderStep, (order: MailedOrder) => readonly string[]>> = {
  asked: (order) => [
    `Orçamento ${order.number} recebido`,
    `Recebemos o seu pedido de orçamento ${order.number}, feito em ${formatDateTime(order.createdAt, order.zone)}.`,
    issuer(order),
    'Vamos analisá-lo e responder com os preços. Nada é cobrado antes de você aceitar.',
  ],
  priced: ({ number, quote, zone }) => [
    `Orçamento ${number}: os preços chegaram`,
    `Seu orçamento ${number} tem preços.`,
    quote === undefined || quote.message === '' ? '' : `Mensagem da loja: ${quote.message}`,
    quote === undefined ? '' : `Os preços valem até ${formatDate(quote.validUntil, zone)}.`,
    'Confira e aceite para que ele vire pedido. Se preferir, peça de novo ou recuse.',
  ],
  received: (order) => [
    `Pedido ${order.number} recebido`,
    `Recebemos o seu pedido ${order.number}, feito em ${formatDateTime(order.createdAt, order.zone)}.`,
    issuer(order),
    paymentWords(order.charge, order.zone),
    arrival(order),
  ],
  'payment-due': (order) => [
    `Pedido ${order.number}: aguardando pagamento`,
    `Seu pedido ${order.number} espera pelo pagamento. Assim que ele for confirmado, o pedido segue.`,
    paymentWords(order.charge, order.zone),
    said(order, 'awaiting-payment'),
  ],
  'payment-changed': (order) => [
    `Pedido ${order.number}: forma de pagamento trocada`,
    `O seu pedido ${order.number} agora é pago assim: ${order.paymentName}. O total é de ${formatMoney(add(centavos(order.total), interestOf(order.charge)))}.`,
    paymentWords(order.charge, order.zone),
    'Se não foi você, fale com a loja.',
  ],
  'edit-proposed': ({ number }) => [
    `Pedido ${number}: a loja propõe uma alteração`,
    `A loja propõe mudar quantidades do seu pedido ${number}. Veja a diferença e responda na página do pedido.`,
    'Enquanto você não aceitar, o pedido continua como está.',
  ],
  paid: ({ number }) => [
    `Pedido ${number}: pagamento confirmado`,
    `O pagamento do seu pedido ${number} foi confirmado. Obrigado!`,
  ],
  ready: (order) => [
    `Pedido ${order.number} separado`,
    order.delivery.type === 'delivery'
      ? `Seu pedido ${order.number} está separado e pronto para a entrega.`
      : `Seu pedido ${order.number} está separado. Avisamos quando puder retirar.`,
    said(order, 'packed'),
  ],
  'on-its-way': (order) => [
    `Pedido ${order.number} saiu para entrega`,
    `Seu pedido ${order.number} está a caminho.`,
    ...way(order),
    said(order, 'out-for-delivery'),
  ],
  tracked: (order) => [
    `Pedido ${order.number}: acompanhe a entrega`,
    `A loja informou como acompanhar a entrega do seu pedido ${order.number}.`,
    ...way(order),
  ],
  'shipment-sent': (order) =>
    order.shipment === undefined
      ? []
      : [
          `Pedido ${order.number}: ${order.shipment.shipment.number === 1 ? 'saiu para entrega' : 'mais um envio saiu'}`,
          order.shipment.isLast
            ? `${order.shipment.shipment.number === 1 ? 'O' : 'O restante do'} seu pedido ${order.number} está a caminho.`
            : `Uma parte do seu pedido ${order.number} está a caminho.`,
          ...sentWords(order.shipment),
          ...way(order),
        ],
  'shipment-delivered': (order) =>
    order.shipment === undefined
      ? []
      : [
          `Pedido ${order.number}: uma parte foi entregue`,
          `Uma parte do seu pedido ${order.number} foi entregue.`,
          ...arrivedWords(order.shipment),
        ],
  'ready-for-pickup': (order) => [
    `Pedido ${order.number} pronto para retirada`,
    `Seu pedido ${order.number} espera por você.`,
    arrival(order),
    said(order, 'ready-for-pickup'),
  ],
  delivered: (order) => [
    `Pedido ${order.number} ${arrived(order)}`,
    `Seu pedido ${order.number} foi ${arrived(order)}. Conte para a loja como foi: avalie o pedido.`,
    said(order, 'delivered'),
  ],
  cancelled: (order) => [
    `${name(order)} ${order.number} cancelado`,
    `${name(order)} ${order.number} foi cancelado.`,
    said(order, 'cancelled'),
    name(order) === 'Pedido' ? refundWords(order.charge) : '',
  ],
  returned: ({ number, returned }) =>
    returned === undefined ? [] : [...returnTitles(number, returned.returned), ...returnedWords(returned)],
  'given-back': ({ number, events, charge, givenBack }) =>
    givenBack === undefined
      ? []
      : [
          `Pedido ${number}: devolução de ${formatMoney(givenBack.amount)}`,
          `Foram devolvidos ${formatMoney(givenBack.amount)} do pagamento do seu pedido ${number}${
            events.at(-1)?.status === 'cancelled' ? ', que foi cancelado' : ''
          }.`,
          ...givenBackWords(givenBack, charge),
        ],
};

/** A quote that was never accepted is not called an order. */
const name = ({ events }: MailedOrder): string =>
  stayedQuote(events.map(({ status }) => status)) ? 'Orçamento' : 'Pedido';

function issuer({ issuedAs, issuedBy }: MailedOrder): string {
  if (issuedAs === 'principal') return '';
  return issuedAs === 'attendant'
    ? `Pedido feito por ${issuedBy}, da loja, para você.`
    : `Pedido emitido por ${issuedBy}.`;
}

/** The reason given with the latest move to this status. */
function said({ events }: MailedOrder, to: OrderStatus): string {
  const { reason = '' } = events.findLast(({ status }) => status === to) ?? {};
  if (reason === '') return '';
  return to === 'cancelled' ? `Motivo: ${reason}` : `Mensagem da loja: ${reason}`;
}

const way = ({ tracking }: MailedOrder): readonly string[] =>
  tracking === undefined
    ? []
    : [
        `Transportadora: ${tracking.carrier}${tracking.code === '' ? '' : `, código ${tracking.code}`}.`,
        tracking.url === undefined ? '' : `Acompanhe a entrega: ${tracking.url}`,
      ];

/** 'entregue' or 'retirado'. */
export const arrived = ({ delivery }: Pick<MailedOrder, 'delivery'>): string =>
  delivery.type === 'delivery' ? 'entregue' : 'retirado';

function arrival({ delivery }: MailedOrder): string {
  const when = delivery.slot === undefined ? '' : `: ${slotText(delivery.slot)}`;
  if (delivery.type === 'pickup') {
    return `Retirada em ${delivery.store.name}, ${delivery.store.addressText}${when}.`;
  }
  const { street, number, city, state } = delivery.address;
  return `Entrega em ${street}, ${number}, ${city} - ${state}${when}.`;
}
