import { cartTexts } from '#features/cart/contract/texts.ts';

/** What filling the cart with an order's products comes to. Spec 8, repeat order, letter by letter. */
export const repeatTexts = {
  loaded: 'Os produtos do pedido foram carregados no seu carrinho',
  failed: cartTexts['nothing-repeated'].message,
} as const;
