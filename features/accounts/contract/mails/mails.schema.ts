import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';

export const listStoredMailsSchema = {
  summary:
    'Os e-mails mais recentes de todas as lojas, quando nenhum servidor de e-mail está configurado; só para a administração da plataforma, porque os links deles abrem cadastros.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object({ limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })) }),
  answer: Type.Object({
    guardados: Type.Boolean({ description: 'Falso quando os e-mails saem por um servidor' }),
    dados: Type.Array(
      Type.Object({
        id: uuid,
        em: Type.String({ description: 'Em UTC: 2026-11-20T15:00:00.000Z' }),
        de: Type.String(),
        para: Type.String(),
        assunto: Type.String(),
        texto: Type.String(),
      }),
    ),
  }),
} as const satisfies EndpointSchema;

export const UnsentMail = Type.Object({
  id: uuid,
  tipo: Type.String({ description: 'Como se chama por dentro: order-step' }),
  sobre: Type.Record(Type.String(), Type.String(), {
    description: 'Do que trata, como está guardado: loja, pedido, endereço. Nenhum texto nem link.',
  }),
  pedidoEm: Type.String({ description: 'Em UTC: 2026-11-20T15:00:00.000Z' }),
  desistimosEm: Type.String({
    description: 'Depois de cinco dias de tentativas, ou na primeira recusa definitiva',
  }),
  tentativas: Type.Integer(),
  ultimoErro: Type.Union([Type.String(), Type.Null()], {
    description: 'Em códigos do servidor de e-mail: 550 5.1.1',
  }),
});
export type WireUnsentMail = Static<typeof UnsentMail>;

export const listUnsentMailsSchema = {
  summary:
    'Os e-mails de todas as lojas que não puderam ser enviados, o mais recente primeiro; ficam 30 dias. Só para a administração da plataforma.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object(pageFields),
  answer: pageSchema(UnsentMail),
} as const satisfies EndpointSchema;

export const resendMailsSchema = {
  summary:
    'Põe de volta na fila os e-mails que não puderam ser enviados: os de `ids`, ou todos. Cada um é escrito de novo, como as coisas estão agora, e tentado por mais cinco dias.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid }),
  body: Type.Object({ ids: Type.Optional(Type.Array(uuid, { minItems: 1, maxItems: 100 })) }),
  answer: Type.Object({ naFila: Type.Integer({ description: 'Quantos voltaram à fila' }) }),
} as const satisfies EndpointSchema;
