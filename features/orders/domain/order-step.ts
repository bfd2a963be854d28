/** The steps of an order that its client is written about. Decree 7.962/2013: receipt at once, and news on the way. */
import type { Capacity } from '#kernel/scope.ts';
import { isQuote, type OrderStatus } from './order-status.ts';

/** The kind of mail that tells them. */
export const ORDER_MAIL = 'order-step';

export const ORDER_STEPS = [
  'asked',
  'received',
  'priced',
  'payment-due',
  'payment-changed',
  'paid',
  'ready',
  'on-its-way',
  'tracked',
  'ready-for-pickup',
  'delivered',
  'cancelled',
  'given-back',
] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** What the client hears of an order that was just sent. */
export const firstStep = (status: OrderStatus): OrderStep => (isQuote(status) ? 'asked' : 'received');

/** What the client hears of a move. Nothing of picking, nor of what they did themselves a moment ago. */
export const stepTo: Readonly<Record<OrderStatus, OrderStep | undefined>> = {
  ORCAMENTO_NOVO: undefined,
  ORCAMENTO_PRECIFICADO: 'priced',
  ENVIADO: 'received',
  SEPARANDO: undefined,
  AGUARDANDOPAGAMENTO: 'payment-due',
  PAGO: 'ready',
  EMENTREGA: 'on-its-way',
  PRONTO_RETIRADA: 'ready-for-pickup',
  ENTREGUE: 'delivered',
  CANCELADO: 'cancelled',
};

/** Whoever ordered, or the client's main user. */
export type MailReader = 'issuer' | 'main';

/** To whom it is written: a representative or a system that ordered is not the client, so its main user is told. */
export function readersOf(issuedAs: Capacity): readonly [MailReader, ...MailReader[]] {
  if (issuedAs === 'principal') return ['issuer'];
  return issuedAs === 'linked' ? ['issuer', 'main'] : ['main'];
}
