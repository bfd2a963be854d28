import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';

/** Internal field names and units, for readers who investigate a change. */
const Facts = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]);

const ChangeObject = Type.Object({
  id: uuid,
  data: Type.String({ description: 'Em UTC: 2026-11-20T15:00:00.000Z' }),
  por: Type.Object({ nome: Type.String(), email: Type.String() }),
  acao: Type.String({ description: 'O que foi feito: product.changed' }),
  alvo: uuid,
  antes: Facts,
  depois: Facts,
});
export type WireChange = Static<typeof ChangeObject>;

export const listChangesSchema = {
  summary: 'O que a equipe mudou na loja: quem, o quê, quando, antes e depois; o mais recente primeiro.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object(pageFields),
  answer: pageSchema(ChangeObject),
} as const satisfies EndpointSchema;
