import { type Static, Type } from 'typebox';
import { productFields } from '#features/catalog/contract/products/product.schema.ts';
import { described, quantity, reais, uuid } from '#platform/contract/fields.schema.ts';

const { slug, nome, unidade, imagem, fundo } = productFields;

/** A gift: no item of the cart, so that nobody who sends the items back buys it. */
export const cartGiftSchema = Type.Object({
  idoferta: uuid,
  oferta: Type.String({ description: 'A oferta que o dá' }),
  id: uuid,
  sku: Type.String(),
  slug,
  nome,
  unidade,
  imagem,
  fundo,
  quantidade: quantity,
  porAplicacao: Type.Integer({ minimum: 1 }),
  valor: described(reais, 'Quanto custaria; no pedido sai por zero'),
  disponivel: Type.Boolean({ description: 'Falso: foi ganho, mas está sem estoque, e o pedido vai sem ele' }),
});

export type WireCartGift = Static<typeof cartGiftSchema>;

export const promotionHintSchema = Type.Object({
  idoferta: uuid,
  mensagem: Type.String({ description: '"Leve mais 1 e o terceiro sai de graça"' }),
  idprodutos: Type.Array(uuid, { description: 'Os itens do carrinho que participam da oferta' }),
});

export type WirePromotionHint = Static<typeof promotionHintSchema>;
