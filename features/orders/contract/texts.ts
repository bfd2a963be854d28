import { loginTexts } from '#features/accounts/contract/texts.ts';
import { couponTexts } from '#features/coupons/contract/call-texts.ts';
import { couponSentence } from '#features/coupons/contract/texts.ts';
import { chooseDeliveryTexts } from '#features/delivery/contract/texts.ts';
import { formatMoney } from '#kernel/money.ts';
import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { SubmitRefusal } from '../domain/submit/submit-refusal.ts';

/** Why an order was not written. The specification's sentences are verbatim (spec 8). */
export const submitTexts = {
  ...chooseDeliveryTexts,
  'empty-cart': {
    status: 422,
    message: 'O carrinho está vazio. Experimente adicionar alguns produtos',
  },
  'cart-locked': {
    status: 409,
    message: 'Um atendente preparou este carrinho. Envie-o como está, ou desbloqueie-o para mudar os itens.',
  },
  'duplicate-order': { status: 409, message: 'Um pedido idêntico foi feito há poucos segundos.' },
  'key-reused': { status: 422, message: 'Este envio já fez outro pedido. Confira os seus pedidos.' },
  'invalid-key': { status: 400, message: 'A identificação do envio é inválida.' },
  'not-approved': {
    status: 403,
    message: 'Seu cadastro ainda aguarda aprovação. Em breve entraremos em contato.',
  },
  'registration-refused': { status: 403, message: loginTexts['not-approved'].message },
  'address-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'below-client-minimum': {
    status: 422,
    message: 'Este pedido não chega ao pedido mínimo combinado com a loja.',
  },
  'payment-not-offered': { status: 422, message: 'A forma de pagamento escolhida não está disponível.' },
  'instalments-not-offered': { status: 422, message: 'A loja não parcela este valor em tantas vezes.' },
  'charge-changed': {
    status: 409,
    message: 'O valor a pagar mudou. Confira as parcelas antes de enviar.',
  },
  'credit-exceeded': { status: 409, message: 'O seu crédito disponível não cobre este pedido.' },
  'payment-not-renewable': {
    status: 422,
    message: 'Uma assinatura não pode ser paga com cartão online. Escolha outra forma de pagamento.',
  },
  'automatic-pix-not-offered': {
    status: 422,
    message:
      'O Pix Automático não está disponível para esta assinatura. Escolha outra forma de pagar os próximos pedidos.',
  },
  'characteristic-missing': { status: 422, message: 'Responda o que a loja pede sobre o pedido.' },
  'subscription-not-offered': {
    status: 409,
    message: 'A assinatura escolhida não é mais oferecida. Confira o carrinho.',
  },
  'cart-changed': { status: 409, message: 'Seu carrinho mudou. Confira os itens antes de enviar.' },
  'out-of-stock': { status: 409, message: 'Não há estoque para todos os itens.' },
  'age-not-declared': {
    status: 422,
    message: 'Este pedido tem produtos só para maiores de 18 anos. Confirme a sua idade para enviar.',
  },
  'coupon-refused': { status: 409, message: 'O cupom não vale mais para este pedido.' },
  'promotion-exhausted': {
    status: 409,
    message: 'Uma oferta deste pedido acabou de se esgotar. Confira o novo total antes de enviar.',
  },
  // 409 and not 429: a client who may not pay by card for an hour can still pay otherwise, immediately.
  'too-many-cards': {
    status: 409,
    message: 'Muitos cartões foram recusados. Aguarde uma hora, ou escolha outra forma de pagamento.',
  },
  'too-many-codes': couponTexts['too-many-codes'],
  'total-changed': { status: 409, message: 'O total do pedido mudou. Confira antes de enviar.' },
} as const satisfies RefusalTexts<SubmitRefusal['code']>;

/** A refused coupon is explained with the reason, and with how to go on without it; the client's minimum with what is missing. */
export function submitTextsOf(refusal: SubmitRefusal, zone: TimeZone): RefusalTexts<SubmitRefusal['code']> {
  if (refusal.code === 'coupon-refused') {
    const message = `${couponSentence(refusal.reason, zone)} Para enviar sem ele, tire-o no carrinho.`;
    return { ...submitTexts, 'coupon-refused': { status: 409, message } };
  }
  if (refusal.code === 'below-client-minimum') {
    const message = `O seu pedido mínimo nesta loja é de ${minimumWords(refusal)}`;
    return { ...submitTexts, 'below-client-minimum': { status: 422, message } };
  }
  return submitTexts;
}

/** 'R$ 500,00. Faltam R$ 120,00 em produtos.' */
export const minimumWords = (refusal: Extract<SubmitRefusal, { code: 'below-client-minimum' }>): string =>
  `${formatMoney(refusal.minimumOrder)}. Faltam ${formatMoney(refusal.missing)} em produtos.`;

export type OrderRefusal = 'order-not-found' | 'illegal-move';

/** Foreign and absent orders get the same response. */
export const orderTexts = {
  'order-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'illegal-move': { status: 409, message: 'O pedido não pode passar para esta situação.' },
} as const satisfies RefusalTexts<OrderRefusal>;

/** The message when a submit failed and a duplicate check confirms it. Spec 8. */
export const submitFailure = (serverMessage: string, itemNames: readonly string[]): string =>
  `Erro ao submeter seu pedido. ${serverMessage} Itens: ${itemNames.join(', ')}`;
