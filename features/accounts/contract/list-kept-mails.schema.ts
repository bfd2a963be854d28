import { Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

export const listKeptMailsSchema = {
  summary:
    'Os e-mails mais recentes de todas as lojas, quando nenhum servidor de e-mail está configurado; só para a administração da plataforma, porque os links deles abrem cadastros.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: Uuid }),
  query: Type.Object({ limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })) }),
  answer: Type.Object({
    guardados: Type.Boolean({ description: 'Falso quando os e-mails saem por um servidor' }),
    dados: Type.Array(
      Type.Object({
        id: Uuid,
        em: Type.String({ description: 'Em UTC: 2026-11-20T15:00:00.000Z' }),
        de: Type.String(),
        para: Type.String(),
        assunto: Type.String(),
        texto: Type.String(),
      }),
    ),
  }),
} as const satisfies EndpointSchema;
