import { type Static, Type } from 'typebox';
import { type EndpointSchema, FORM } from '#platform/contract/endpoint.ts';
import { instant, ofSupplier, orderNumber, text, uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { MAX_RATING_LENGTH } from '../../domain/order-rating.ts';
import { ratingTexts } from './order-rating-texts.ts';

export const orderRatingSchema = Type.Object({
  nota: Type.Integer({ minimum: 1, maximum: 5 }),
  comentario: Type.String(),
  publicado: Type.Optional(
    Type.Boolean({ description: 'Se o comentário aparece nas páginas dos produtos; ausente: não' }),
  ),
  avaliadoEm: instant,
  podeAlterarAte: instant,
});
export type WireOrderRating = Static<typeof orderRatingSchema>;

/** Form fields are text. */
const ratingForm = Type.Object({
  nota: Type.Enum(['1', '2', '3', '4', '5']),
  comentario: Type.Optional(text(MAX_RATING_LENGTH)),
  publicar: Type.Optional(
    Type.Enum(['true', 'false'], {
      description: 'Se o comentário pode aparecer nas páginas dos produtos do pedido; ausente: não',
    }),
  ),
});
export type WireRatingForm = Static<typeof ratingForm>;

export const rateOrderSchema = {
  summary: 'Avalia um pedido entregue, de 1 a 5, ou muda a avaliação, o que pode ser feito por 30 dias.',
  tag: 'Orders',
  params: Type.Object({ idcliente: uuid, numpedido: orderNumber }),
  body: ratingForm,
  bodyTypes: [FORM, 'application/json'],
  answer: orderRatingSchema,
  refusals: ratingTexts,
} as const satisfies EndpointSchema;

export const listRatingsSchema = {
  summary: 'As avaliações que os clientes deram aos pedidos da loja, da mais nova à mais antiga.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    nota: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    ...pageFields,
  }),
  answer: Type.Object({
    ...pageSchema(
      Type.Object({
        numpedido: Type.Integer(),
        nota: Type.Integer(),
        comentario: Type.String(),
        publicado: Type.Boolean({ description: 'Se o cliente deixou publicar o comentário' }),
        oculto: Type.Boolean({ description: 'Se a loja o tirou das páginas de produtos' }),
        avaliadoEm: Type.String(),
        alteradoEm: Type.String(),
        cliente: Type.Object({ idcliente: uuid, nome: Type.String() }),
      }),
    ).properties,
    media: Type.Optional(Type.Number({ description: 'Das que são listadas; ausente onde não há' })),
  }),
} as const satisfies EndpointSchema;
