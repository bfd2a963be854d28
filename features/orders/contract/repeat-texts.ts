import { cartTexts } from '#features/cart/contract/texts.ts';

/** The messages of repeating an order. Spec 8, repeat order, verbatim. */
export const repeatTexts = {
  loaded: 'Os produtos do pedido foram carregados no seu carrinho',
  failed: cartTexts['nothing-repeated'].message,
} as const;
