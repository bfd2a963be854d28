import type { PaymentKind } from '../../domain/method-settings.ts';
import type { WirePaymentMethod } from './payment-method.schema.ts';

type WireKind = WirePaymentMethod['tipo'];

const wireKinds = {
  'cash-on-delivery': 'DINHEIRO_NA_ENTREGA',
  'card-on-delivery': 'CARTAO_NA_ENTREGA',
  pix: 'PIX',
  boleto: 'BOLETO',
  card: 'CARTAO',
  'on-account': 'FATURADO',
} as const satisfies Record<PaymentKind, WireKind>;

const kinds = {
  DINHEIRO_NA_ENTREGA: 'cash-on-delivery',
  CARTAO_NA_ENTREGA: 'card-on-delivery',
  PIX: 'pix',
  BOLETO: 'boleto',
  CARTAO: 'card',
  FATURADO: 'on-account',
} as const satisfies Record<WireKind, PaymentKind>;

export const paymentKindToWire = (kind: PaymentKind): WireKind => wireKinds[kind];
export const paymentKindFromWire = (wire: WireKind): PaymentKind => kinds[wire];
