import { couponTexts } from '#features/coupons/contract/call-texts.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';

export type CartRefusal = 'no-client' | 'stale-cart' | 'cart-locked' | 'nothing-repeated' | 'too-many-codes';

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

/** Shown as a warning when the cart had lines and none can be bought. Spec 8. */
export const NOTHING_LOADED = 'Não foi possível carregar nenhum produto para o carrinho.';
