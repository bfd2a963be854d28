import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import type { CartGift } from '../domain/cart-gift.ts';
import type { PromotionHint } from '../domain/shown-cart.ts';
import type { WireCartGift, WirePromotionHint } from './cart-gift.schema.ts';

export const cartGiftToWire = ({
  promotion,
  product,
  quantity,
  perUse,
  worth,
  missing,
}: CartGift): WireCartGift => ({
  idoferta: promotion.id,
  oferta: promotion.label,
  id: product.id,
  sku: product.sku,
  slug: product.slug,
  nome: product.name,
  unidade: product.unit,
  ...defined({ imagem: product.picture }),
  fundo: product.ground,
  quantidade: toNumber(quantity),
  porAplicacao: perUse,
  valor: toReais(worth),
  disponivel: missing !== true,
});

export const cartGiftFromWire = (wire: WireCartGift): CartGift => ({
  promotion: { id: wire.idoferta, label: wire.oferta },
  product: {
    id: wire.id,
    sku: wire.sku,
    slug: wire.slug,
    name: wire.nome,
    unit: wire.unidade,
    ...defined({ picture: wire.imagem }),
    ground: wire.fundo,
  },
  quantity: parseQuantity(wire.quantidade) ?? NONE,
  perUse: wire.porAplicacao,
  worth: fromReais(wire.valor),
  ...(wire.disponivel ? {} : { missing: true }),
});

export const hintToWire = ({ promotionId, text, productIds }: PromotionHint): WirePromotionHint => ({
  idoferta: promotionId,
  mensagem: text,
  idprodutos: [...productIds],
});

export const hintFromWire = ({ idoferta, mensagem, idprodutos }: WirePromotionHint): PromotionHint => ({
  promotionId: idoferta,
  text: mensagem,
  productIds: idprodutos,
});
