import { cartTexts } from '#features/cart/contract/texts.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';

/** The messages of repeating an order. Spec 8, repeat order, verbatim. */
export const repeatTexts = {
  loaded: 'Os produtos do pedido foram carregados no seu carrinho',
  failed: cartTexts['nothing-repeated'].message,
} as const;

export type OrdersFilterRefusal = 'no-such-day';

export const ordersFilterTexts: RefusalTexts<OrdersFilterRefusal> = {
  'no-such-day': { status: 400, message: 'Informe um período que exista, da data mais antiga à mais nova.' },
};
