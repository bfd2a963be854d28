import { couponSentence } from '#features/coupons/contract/texts.ts';
import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { SubmitRefusal } from '../../domain/submit/submit-refusal.ts';
import { minimumWords, submitTexts } from '../texts.ts';

export type AttendedRefusal = SubmitRefusal['code'] | 'client-not-found';

/** The refusals of a submitted order in the words of who makes it for a client. */
export const attendedTexts = {
  ...submitTexts,
  'client-not-found': {
    status: 404,
    message: 'Este cliente não existe nesta loja, ou não pode mais entrar nela.',
  },
  'empty-cart': { status: 422, message: 'O pedido está vazio. Acrescente um produto.' },
  'duplicate-order': {
    status: 409,
    message: 'Um pedido idêntico deste cliente foi feito há poucos segundos. Confira-o antes de fazer outro.',
  },
  'key-reused': {
    status: 422,
    message: 'Este rascunho já virou pedido. Confira os pedidos do cliente antes de fazer outro.',
  },
  'not-approved': {
    status: 403,
    message: 'O cadastro deste cliente ainda espera aprovação: aprove-o antes de fazer o pedido.',
  },
  'registration-refused': {
    status: 403,
    message: 'O cadastro deste cliente foi recusado: a loja não recebe pedidos dele.',
  },
  'address-not-found': { status: 404, message: 'Este endereço não é mais do cliente. Escolha outro.' },
  'payment-not-offered': {
    status: 422,
    message: 'A forma de pagamento não vale para este cliente, ou para esta forma de receber. Escolha outra.',
  },
  'below-client-minimum': {
    status: 422,
    message: 'Este pedido não chega ao pedido mínimo combinado com este cliente.',
  },
  'credit-exceeded': { status: 409, message: 'O crédito disponível do cliente não cobre este pedido.' },
  'characteristic-missing': { status: 422, message: 'Responda o que a loja pede de cada pedido.' },
  'cart-changed': {
    status: 409,
    message: 'Um item não pode mais ser vendido assim. Confira os itens antes de criar o pedido.',
  },
  'age-not-declared': {
    status: 422,
    message: 'Este pedido tem produtos só para maiores de 18 anos. Marque que o cliente declarou a idade.',
  },
  'promotion-exhausted': {
    status: 409,
    message: 'Uma oferta deste pedido acabou de se esgotar. Confira o novo total.',
  },
  'total-changed': { status: 409, message: 'O total mudou enquanto o pedido era feito.' },
} as const satisfies RefusalTexts<AttendedRefusal>;

/** A refused coupon is explained with the reason, the client's minimum with what is missing. */
export function attendedTextsOf(refusal: SubmitRefusal, zone: TimeZone): RefusalTexts<AttendedRefusal> {
  if (refusal.code === 'coupon-refused') {
    const message = `${couponSentence(refusal.reason, zone)} Para criar o pedido sem ele, apague o código.`;
    return { ...attendedTexts, 'coupon-refused': { status: 409, message } };
  }
  if (refusal.code === 'below-client-minimum') {
    const message = `O pedido mínimo deste cliente é de ${minimumWords(refusal)}`;
    return { ...attendedTexts, 'below-client-minimum': { status: 422, message } };
  }
  return attendedTexts;
}
