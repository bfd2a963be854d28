import { policyTexts, type ValueRefusal } from '#features/pricing/contract/texts.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { AmendmentProblem } from '../../domain/promotion/amend-promotion.ts';
import {
  MAX_PROMOTIONS,
  MAX_UNITS,
  type PromotionProblem,
} from '../../domain/promotion/promotion-problem.ts';

export type PromotionChangeRefusal =
  | PromotionProblem
  | AmendmentProblem
  | Exclude<ValueRefusal, 'quantity-not-exact'>
  | 'promotion-not-found'
  | 'no-reward'
  | 'gift-not-whole'
  | 'gift-for-adults'
  | 'too-many-promotions'
  | 'unknown-products'
  | 'unknown-categories'
  | 'unknown-clients'
  | 'unknown-payments'
  | 'unknown-subscription-types';

const say = <Status extends 404 | 409 | 422>(status: Status, message: string) =>
  ({ status, message }) as const;

export const promotionChangeTexts: RefusalTexts<PromotionChangeRefusal> = {
  'price-not-exact': policyTexts['price-not-exact'],
  'percent-not-exact': policyTexts['percent-not-exact'],
  'no-such-moment': policyTexts['no-such-moment'],
  'promotion-not-found': say(404, 'Oferta não encontrada.'),
  'already-ended': say(409, 'Esta oferta já está encerrada: crie uma nova.'),
  'end-has-passed': say(422, 'O novo fim já passou: para parar agora, encerre a oferta.'),
  'limit-below-used': say(422, 'A oferta já foi usada mais vezes que o novo limite.'),
  'budget-only-up': say(422, 'O orçamento só pode aumentar: clientes já contam com ele.'),
  'asks-for-nothing': say(422, 'Informe o que a oferta pede: unidades, um valor mínimo, ou os dois.'),
  'units-out-of-range': say(422, `Informe de 1 a ${MAX_UNITS} unidades.`),
  'minimum-of-nothing': say(422, 'Informe um valor mínimo acima de zero.'),
  'no-reward': say(
    422,
    'Informe o que a oferta dá: de um desconto, o percentual; de um brinde, o produto, sem percentual nem abrangência.',
  ),
  'percent-out-of-range': say(422, 'Informe um percentual de 0,01 a 100.'),
  'budget-of-nothing': say(422, 'Informe um orçamento acima de zero.'),
  'limits-cross': say(
    422,
    'Os limites se contradizem: por pedido até o de cada cliente, e este até o total.',
  ),
  'ends-before-it-starts': say(422, 'O fim da oferta precisa vir depois do início.'),
  'unknown-state': policyTexts['unknown-state'],
  'postal-codes-backwards': policyTexts['postal-codes-backwards'],
  'gift-not-whole': say(422, 'O brinde precisa ser um produto vendido de uma em uma unidade.'),
  'gift-for-adults': say(422, 'O brinde não pode ser um produto só para maiores de 18 anos.'),
  'too-many-promotions': say(409, `A loja chegou ao limite de ${MAX_PROMOTIONS} ofertas ativas.`),
  'unknown-products': policyTexts['unknown-products'],
  'unknown-categories': policyTexts['unknown-categories'],
  'unknown-clients': policyTexts['unknown-clients'],
  'unknown-payments': say(422, 'Há formas de pagamento que esta loja não tem.'),
  'unknown-subscription-types': policyTexts['unknown-subscription-types'],
};
