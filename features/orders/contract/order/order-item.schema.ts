import { type Static, Type } from 'typebox';
import { cartItemSchema } from '#features/cart/contract/cart-item.schema.ts';
import { appliedPromotionSchema } from '#features/promotions/contract/promotion/applied-promotion.schema.ts';
import { described, quantity, reais, uuid } from '#platform/contract/fields.schema.ts';

const { imagem, fundo } = cartItemSchema.properties;

const fields = {
  id: uuid,
  sku: Type.String(),
  slug: Type.String(),
  nome: Type.String(),
  unidade: Type.String(),
  imagem,
  fundo,
  quantidade: quantity,
  preco: reais,
  precoSemPagamento: Type.Optional(
    Type.Number({
      minimum: 0,
      description: 'Antes do que a forma de pagamento muda no preço; ausente onde ela não muda nada',
    }),
  ),
  precoSemDesconto: Type.Optional(
    Type.Number({
      minimum: 0,
      description:
        'De uma unidade, sem atacado, faixa, combo ou política e antes da forma de pagamento; ausente onde não se sabe',
    }),
  ),
  motivoPreco: Type.Enum(['ATENDENTE', 'PROGRESSIVO', 'ATACADO', 'NORMAL', 'COMBO', 'BRINDE']),
  total: described(reais, 'Com a embalagem para presente, menos os descontos das ofertas'),
  ofertasAplicadas: Type.Optional(Type.Array(appliedPromotionSchema)),
  embalarParaPresente: Type.Boolean(),
  preco_embalagem: Type.Optional(reais),
  precoPedido: Type.Optional(
    Type.Number({
      minimum: 0,
      description: 'O preço de quando o orçamento foi pedido, se a loja deu outro depois',
    }),
  ),
  desconto: Type.Optional(Type.Number({ minimum: 0, description: 'A parte do item no desconto do pedido' })),
};

export const orderItemSchema = Type.Object({
  ...fields,
  idcombopromocional_cabecalho: Type.Optional(
    described(uuid, 'O item é um combo: este é o seu id, e produtos é o que ele contém'),
  ),
  produtos: Type.Optional(
    Type.Array(Type.Object(fields), {
      description: 'Quantidades de todos os combos; os totais somam o do item',
    }),
  ),
});

export const orderPreviewSchema = Type.Object({
  nome: Type.String(),
  imagem,
  fundo,
  produtos: Type.Optional(
    Type.Array(Type.Object({ nome: Type.Optional(Type.String()), imagem, fundo }), {
      description: 'O item é um combo: os seus produtos e as suas imagens',
    }),
  ),
});

export type WireOrderItem = Static<typeof orderItemSchema>;
export type WireOrderPreview = Static<typeof orderPreviewSchema>;
