/** What filling the cart with an order's products comes to. Spec 8, repeat order, letter by letter. */
export const repeatTexts = {
  loaded: 'Os produtos do pedido foram carregados no seu carrinho',
  failed: 'Não foi possível carregar os produtos do pedido',
} as const;
