import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDate, type TimeZone } from '#kernel/time/time-zone.ts';
import type { CouponRejection } from '../domain/choose-coupon.ts';

/** Fallback if the server gave no message. Verbatim from spec 5 and 8. */
export const NOT_CHECKED = 'Não foi possível verificar seu cupom';

/** Spec 5 and 8, the automatic-coupon warning. */
export const AUTOMATIC_IS_BETTER = 'O cupom automático com benefício superior já está aplicado.';

/** Why a coupon is not applied, in one sentence that says what is missing. */
export function couponSentence(rejection: CouponRejection, zone: TimeZone): string {
  switch (rejection.code) {
    case 'automatic-is-better':
      return AUTOMATIC_IS_BETTER;
    case 'not-yet':
      return `Este cupom vale a partir de ${formatDate(rejection.from, zone)}.`;
    case 'below-minimum':
      return `Este cupom vale para compras a partir de ${formatMoney(rejection.minimum)}. Faltam ${formatMoney(rejection.missing)}.`;
    case 'other-channel':
      return ofOtherChannel[rejection.channel];
    default:
      return sentences[rejection.code];
  }
}

/** By the channel on which the coupon is valid. */
const ofOtherChannel: Readonly<Record<SalesChannel, string>> = {
  WEB: 'Este cupom vale só para o que o cliente compra pelo site, não para pedidos que a loja faz por ele.',
  MANUAL: 'Este cupom não vale para compras pelo site.',
};

type WithFacts = 'automatic-is-better' | 'not-yet' | 'below-minimum' | 'other-channel';

const sentences: Readonly<Record<Exclude<CouponRejection['code'], WithFacts>, string>> = {
  unknown: 'Cupom não encontrado. Confira o código.',
  'login-first': 'Entre para usar cupons.',
  expired: 'Este cupom já venceu.',
  exhausted: 'Este cupom já foi usado o número máximo de vezes.',
  'used-before': 'Você já usou este cupom.',
  'first-purchase-only': 'Este cupom vale só para a primeira compra.',
  'own-referral': 'Este é o seu cupom de indicação: compartilhe com quem ainda não comprou aqui.',
  'other-payment': 'Este cupom não vale para a forma de pagamento escolhida.',
  'empty-cart': 'Adicione produtos ao carrinho para usar o cupom: combos já têm preço especial.',
  'no-product-of-it': 'Este cupom não vale para os produtos do seu carrinho.',
  'better-prices-already':
    'Os produtos do seu carrinho já estão com preço especial, e este cupom não se soma a ele.',
  'worth-nothing': 'Este cupom não dá desconto neste carrinho.',
};
