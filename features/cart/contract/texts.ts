import { couponTexts } from '#features/coupons/contract/call-texts.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { CartRefusal } from '../domain/saved-cart.ts';

/** Spec 8. */
export const cartTexts = {
  'no-client': { status: 403, message: 'Não foi possivel salvar o carrinho' },
  'cart-locked': {
    status: 409,
    message: 'Um atendente preparou este carrinho. Para mudar os itens, desbloqueie-o.',
  },
  'nothing-repeated': { status: 409, message: 'Não foi possível carregar os produtos do pedido' },
  'stale-cart': { status: 409, message: 'Seu carrinho mudou em outra janela. Confira os itens.' },
  'too-many-codes': couponTexts['too-many-codes'],
} as const satisfies RefusalTexts<CartRefusal>;
