import { type Static, Type } from 'typebox';
import { crumbSchema } from './category.schema.ts';
import { quantity, reais } from './fields.schema.ts';
import { productFields, productSchema } from './product.schema.ts';

export const productDetailSchema = Type.Object({
  ...productFields,
  sku: Type.String(),
  ean: Type.Optional(Type.String()),
  descricao: Type.String(),
  trilha: Type.Array(crumbSchema, { description: 'Da categoria raiz à folha' }),
  similares: Type.Array(productSchema, { maxItems: 8 }),
  precoquantidade: Type.Optional(
    Type.Object(
      {
        quantidade: quantity,
        preco: reais,
        total: reais,
        motivo: Type.Union([
          Type.Literal('ATENDENTE'),
          Type.Literal('PROGRESSIVO'),
          Type.Literal('ATACADO'),
          Type.Literal('NORMAL'),
        ]),
        proximafaixa: Type.Optional(Type.Object({ adicionar: quantity, quantidade: quantity, preco: reais })),
      },
      { description: 'Quanto custa a quantidade perguntada, por quê, e o que falta para pagar menos' },
    ),
  ),
});
export type WireProductDetail = Static<typeof productDetailSchema>;
export type WireQuantityPrice = NonNullable<WireProductDetail['precoquantidade']>;
