import type { PaymentKind } from '../../domain/payment-method.ts';
import { openBoleto } from './open-boleto.ts';
import { openCard } from './open-card.ts';
import { openOnAccount } from './open-on-account.ts';
import { openOnDelivery } from './open-on-delivery.ts';
import { openPix } from './open-pix.ts';
import type { Opener } from './opener.ts';

export const openers: Readonly<Record<PaymentKind, Opener>> = {
  'cash-on-delivery': openOnDelivery,
  'card-on-delivery': openOnDelivery,
  pix: openPix,
  boleto: openBoleto,
  card: openCard,
  'on-account': openOnAccount,
};
