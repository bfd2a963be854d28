import { type Static, Type } from 'typebox';
import { productFields } from '#features/catalog/contract/products/product.schema.ts';
import { appliedPromotionSchema } from '#features/promotions/contract/promotion/applied-promotion.schema.ts';
import { described, quantity, reais, uuid } from '#platform/contract/fields.schema.ts';
import { comboPartSchema } from './cart-parts.schema.ts';

const { id, slug, nome, marca, unidade, imagem, fundo, estoque, maiorDeIdade } = productFields;
const { granularidade, min_por_pedido, maxporpedido } = productFields;
const { preco, preconf, precoanterior } = productFields;
const { precoatendente, minatendente, maxatendente } = productFields;
const { precovendaatacado, minvendaatacado } = productFields;
const { multiploincremento, efeitospoliticas, semPagamento, ofertas } = productFields;

/** Cart item, spec 3. Without prices where they are hidden from the caller. */
export const cartItemSchema = Type.Object({
  id,
  sku: Type.String(),
  slug,
  nome,
  marca,
  unidade,
  imagem,
  fundo,
  estoque,
  maiorDeIdade,
  granularidade,
  min_por_pedido,
  maxporpedido,
  preco,
  preconf,
  precoanterior,
  precoatendente,
  minatendente,
  maxatendente,
  precovendaatacado,
  minvendaatacado,
  multiploincremento,
  efeitospoliticas,
  semPagamento,
  ofertas,
  quantidade: quantity,
  embalarParaPresente: Type.Boolean(),
  preco_embalagem: Type.Optional(
    Type.Number({ description: 'Embalar o item para presente; ausente onde o produto não é embalado' }),
  ),
  usaAtacado: Type.Boolean({ description: 'Se o preço de atacado vale para esta quantidade' }),
  precoUnitario: Type.Optional(reais),
  motivoPreco: Type.Optional(Type.Enum(['ATENDENTE', 'PROGRESSIVO', 'ATACADO', 'NORMAL', 'COMBO', 'BRINDE'])),
  total: Type.Optional(
    Type.Number({ minimum: 0, description: 'Com a embalagem para presente, menos os descontos das ofertas' }),
  ),
  ofertasAplicadas: Type.Optional(Type.Array(appliedPromotionSchema)),
  precoUnitarioSemPagamento: Type.Optional(
    Type.Number({ minimum: 0, description: 'Antes do que a forma de pagamento muda no preço' }),
  ),
  totalSemPagamento: Type.Optional(reais),
  precoFixo: Type.Optional(
    Type.Boolean({ description: 'A forma de pagamento não muda este preço: do atendente, ou de combo' }),
  ),
  economia: Type.Optional(
    Type.Number({
      minimum: 0,
      description: 'Contra o preço sem políticas, faixas e ofertas, e sem contar a forma de pagamento',
    }),
  ),
  preco_do_desconto: Type.Optional(
    Type.Number({ minimum: 0, description: 'O preço de um com o cupom, onde ele o mostra' }),
  ),
  proximaFaixa: Type.Optional(
    Type.Object(
      { faltam: quantity, quantidade: quantity, preco: reais },
      { description: '"Leve 10 e pague R$ 8,90 cada"' },
    ),
  ),
  idcombopromocional_cabecalho: Type.Optional(
    described(uuid, 'O item é um combo: este é o seu id, e produtos é o que ele contém'),
  ),
  produtos: Type.Optional(Type.Array(comboPartSchema)),
});

export type WireCartItem = Static<typeof cartItemSchema>;
