import { formatMoney } from '#kernel/money.ts';
import type { ChargeFailure } from '../../domain/charges/charge-status.ts';
import type { GivenByHand } from '../../domain/given-by-hand.ts';

/** Messages for the payer: what happened, and what to do. */
export const chargeFailureWords: Readonly<Record<ChargeFailure, string>> = {
  'no-limit': 'O cartão não tem limite para este valor. Use outro cartão, menos parcelas ou outra forma.',
  'wrong-data': 'Os dados do cartão não conferem. Digite-os de novo.',
  'call-bank': 'O banco pediu que você autorize a compra. Ligue para ele e tente de novo.',
  suspected: 'O pagamento não passou na análise de segurança. Use outra forma de pagamento.',
  'card-unusable': 'Este cartão está bloqueado ou vencido. Use outro cartão.',
  'not-completed': 'O pagamento não foi concluído. Nada foi cobrado: tente de novo.',
  'not-possible':
    'Não foi possível cobrar por esta forma de pagamento. Escolha outra forma, ou tente mais tarde.',
  declined: 'O banco não autorizou o pagamento. Use outro cartão ou outra forma de pagamento.',
};

/** A sentence for the order's history in the panel. */
export const givenByHandWords = ({ amount }: GivenByHand): string =>
  `A loja devolveu ${formatMoney(amount)} a quem pagou.`;

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
};

/** A card brand's display name; providers use their own codes. */
export const brandWords = (brand: string): string => brands[brand] ?? 'Cartão';
