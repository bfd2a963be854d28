import type { RefusalTexts } from '#platform/contract/problem.ts';
import { MAX_OPEN_ALERTS } from '../../domain/alerts/product-alert.ts';
import { catalogTexts } from '../texts.ts';

export type ProductAlertRefusal =
  | 'product-not-found'
  | 'product-not-sold'
  | 'product-in-stock'
  | 'price-hidden'
  | 'too-many-alerts'
  | 'invalid-opt-out';

export const productAlertTexts = {
  'product-not-found': catalogTexts['product-not-found'],
  'product-not-sold': { status: 409, message: 'Este produto não é mais vendido.' },
  'product-in-stock': { status: 409, message: 'Este produto está disponível: você já pode comprá-lo.' },
  'price-hidden': { status: 409, message: 'O preço deste produto ainda não está visível para você.' },
  'too-many-alerts': {
    status: 409,
    message: `Você já espera ${MAX_OPEN_ALERTS} avisos desta loja. Cancele algum para pedir outro.`,
  },
  'invalid-opt-out': { status: 422, message: 'Este link não é válido. Use o do e-mail mais recente.' },
} as const satisfies RefusalTexts<ProductAlertRefusal>;
