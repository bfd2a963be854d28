import type { PaymentKind } from '../../domain/method-settings.ts';

/** Follows a price: 'R$ 4,36 no Pix'. */
export const byMethodWords = {
  pix: 'no Pix',
  boleto: 'no boleto',
  card: 'no cartão',
  'cash-on-delivery': 'em dinheiro',
  'card-on-delivery': 'no cartão, ao receber',
  'on-account': 'faturado',
} as const satisfies Record<PaymentKind, string>;
