import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, instant, ofSupplier, orderNumber, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { ratingTexts } from './order-rating-texts.ts';

export const productRatingSchema = Type.Object({
  total: Type.Integer({
    description: 'Pedidos com o produto que foram avaliados; 0 enquanto são menos de três',
  }),
  media: Type.Optional(Type.Number({ description: 'De 1 a 5, com uma casa; ausente enquanto são poucos' })),
  comentarios: Type.Array(
    Type.Object({
      nota: Type.Integer({ minimum: 1, maximum: 5 }),
      comentario: Type.String(),
      autor: Type.String({ description: 'Nome e inicial do sobrenome de quem escreveu' }),
      avaliadoEm: instant,
    }),
    { description: 'Os que os clientes deixaram publicar, os mais novos primeiro' },
  ),
});
export type WireProductRating = Static<typeof productRatingSchema>;

export const getProductRatingSchema = {
  summary: 'Como os clientes avaliaram os pedidos que tinham este produto.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid, idproduto: uuid }),
  answer: productRatingSchema,
} as const satisfies EndpointSchema;

export const moderateCommentSchema = {
  summary:
    'Tira o comentário de uma avaliação das páginas de produtos, ou o deixa voltar. A nota segue contando.',
  tag: 'Painel',
  params: Type.Object({ ...ofSupplier.properties, numpedido: orderNumber }),
  body: Type.Object({ oculto: Type.Boolean() }, closed),
  answer: Type.Object({ oculto: Type.Boolean() }),
  refusals: someRefusals(ratingTexts, 'order-not-found'),
} as const satisfies EndpointSchema;
