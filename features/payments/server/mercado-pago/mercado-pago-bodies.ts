import { isCnpj, isCpf } from '#features/accounts/domain/document.ts';
import { type Money, toReais } from '#kernel/money.ts';
import type { Payer, WantedCard, WantedPix } from '../providers/provider.ts';

/** Reais with two decimals, as Mercado Pago's API takes them. */
export const reaisOf = (amount: Money): number => toReais(amount);

const payerOf = ({ name, email, document }: Payer) => {
  const [first = '', ...rest] = name.split(' ');
  return {
    email,
    first_name: first,
    last_name: rest.join(' '),
    ...identificationOf(document ?? ''),
  };
};

/** Mercado Pago knows Brazilian documents only: with a passport number as a CPF it rejects the payment. */
function identificationOf(number: string) {
  if (isCpf(number)) return { identification: { type: 'CPF', number } };
  return isCnpj(number) ? { identification: { type: 'CNPJ', number } } : {};
}

const common = (wanted: WantedPix | WantedCard, noticeUrl: string) => ({
  transaction_amount: reaisOf(wanted.amount),
  description: `Pedido ${wanted.orderNumber}`,
  external_reference: wanted.chargeId,
  notification_url: noticeUrl,
  payer: payerOf(wanted.payer),
});

/**
 * Milliseconds. Mercado Pago rejects a Pix that expires less than thirty minutes after the request arrives, and ours
 * expires thirty minutes after the order. A constant margin, so that all tries are the same.
 */
const TRAVEL = 5 * 60_000;

export const pixBody = (wanted: WantedPix, noticeUrl: string) => ({
  ...common(wanted, noticeUrl),
  payment_method_id: 'pix',
  date_of_expiration: new Date(wanted.expiresAt + TRAVEL).toISOString().replace('Z', '+00:00'),
});

/** The card field puts the brand before the token: 'visa.<token>'. */
export function cardBody(wanted: WantedCard, noticeUrl: string) {
  const at = wanted.token.indexOf('.');
  return {
    ...common(wanted, noticeUrl),
    token: wanted.token.slice(at + 1),
    ...(at > 0 ? { payment_method_id: wanted.token.slice(0, at) } : {}),
    installments: wanted.instalments,
    capture: wanted.capture,
  };
}
