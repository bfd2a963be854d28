import { type Static, Type } from 'typebox';
import { quantity, reais, uuid } from './fields.schema.ts';

/** Product in list, spec 3. No price stands here when prices are hidden from who asks. */
export const productFields = {
  id: uuid,
  idproduto: uuid,
  idcadastroextraproduto: uuid,
  slug: Type.String(),
  name: Type.String(),
  nome: Type.String(),
  marca: Type.String(),
  unidade: Type.String(),
  imagem: Type.Optional(Type.String({ description: 'Id da foto: /fotos/{id}-{largura}.webp' })),
  fundo: Type.Integer({ minimum: 1, maximum: 8, description: 'Tom do cartão atrás da foto' }),
  categoria: Type.Optional(Type.String({ description: 'Caminho da categoria: hortifruti/frutas' })),
  disponivel: Type.Boolean(),
  estoque: Type.Optional(quantity),
  tags: Type.Array(Type.String()),
  idprodutoprincipal: Type.Optional(
    Type.String({ description: 'O produto de que este é outro tamanho, cor ou sabor' }),
  ),
  granularidade: quantity,
  min_por_pedido: quantity,
  maxporpedido: Type.Optional(quantity),
  preco: Type.Optional(Type.Number({ description: 'Com os efeitos deste cliente' })),
  preconf: Type.Optional(Type.Number({ description: 'Preço normal' })),
  precoatendente: Type.Optional(reais),
  precovendaatacado: Type.Optional(reais),
  minvendaatacado: Type.Optional(quantity),
  multiploincremento: Type.Optional(quantity),
  efeitospoliticas: Type.Optional(
    Type.Object({
      descontoProgressivo: Type.Record(Type.String(), Type.Number(), {
        description: 'Preço por faixa de quantidade: {"10": 8.9}',
      }),
    }),
  ),
};

export const productSchema = Type.Object(productFields);
export type WireProduct = Static<typeof productSchema>;
