import { couponSentence } from '#features/coupons/contract/texts.ts';
import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { QuoteRefusal } from '../../domain/quotes/quote-refusal.ts';
import { submitTexts } from '../texts.ts';

export const quoteTexts: RefusalTexts<QuoteRefusal['code']> = {
  'order-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'not-approved': submitTexts['not-approved'],
  'registration-refused': submitTexts['registration-refused'],
  'quote-not-priced': { status: 409, message: 'A loja ainda não deu preço a este orçamento.' },
  'quote-closed': { status: 409, message: 'Este orçamento já foi encerrado.' },
  'quote-under-analysis': {
    status: 409,
    message:
      'A loja já analisa este orçamento. O que você escreveu agora não foi enviado: espere a resposta e peça de novo.',
  },
  'quote-changed': {
    status: 409,
    message: 'A loja mudou os preços deste orçamento. Confira-os antes de aceitar.',
  },
  'quote-expired': {
    status: 409,
    message: 'A validade deste orçamento acabou. Peça de novo para receber preços atuais.',
  },
  'slot-not-offered': {
    status: 409,
    message: 'O horário escolhido não é mais oferecido. Você pode aceitar e combinar outro com a loja.',
  },
  'payment-not-offered': {
    status: 409,
    message:
      'Esta forma de pagamento não está mais disponível. Escolha outra: os preços do orçamento não mudam.',
  },
  'subscription-not-offered': {
    status: 409,
    message: 'A assinatura deste orçamento não é mais oferecida. Peça de novo à loja.',
  },
  'out-of-stock': {
    status: 409,
    message: 'Não há estoque para todos os itens. Peça de novo à loja, ou espere por eles.',
  },
  'coupon-refused': {
    status: 409,
    message: 'O cupom não vale mais para este orçamento. Peça de novo à loja.',
  },
  'promotion-exhausted': {
    status: 409,
    message: 'Uma oferta deste orçamento se esgotou. Peça de novo à loja.',
  },
  'payment-refused': {
    status: 409,
    message:
      'Esta forma de pagamento não está disponível para o valor do orçamento. Escolha outra, ou fale com a loja.',
  },
  'other-prices': {
    status: 409,
    message:
      'Os preços deste orçamento não valem com esta forma de pagamento. Escolha outra, ou peça de novo à loja.',
  },
};

/** A refused coupon is explained with the reason. */
export const quoteTextsOf = (refusal: QuoteRefusal, zone: TimeZone): RefusalTexts<QuoteRefusal['code']> =>
  refusal.code === 'coupon-refused'
    ? {
        ...quoteTexts,
        'coupon-refused': {
          status: 409,
          message: `${couponSentence(refusal.reason, zone)} Peça de novo à loja.`,
        },
      }
    : quoteTexts;

/** Names of the products that are missing. */
export const quoteFactsToWire = ({ itemNames }: { readonly itemNames: readonly string[] }) => ({
  itensName: itemNames,
});

export const cancelTexts = {
  'order-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'reason-missing': { status: 422, message: 'Conte por que você cancela.' },
  'left-already': {
    status: 409,
    message: 'Este pedido não pode mais ser cancelado por aqui. Fale com a loja.',
  },
  'no-quote-any-more': { status: 409, message: 'Este orçamento já virou pedido. Confira antes de cancelar.' },
} as const satisfies RefusalTexts<CancelRefusal>;

export type CancelRefusal = 'order-not-found' | 'reason-missing' | 'left-already' | 'no-quote-any-more';
