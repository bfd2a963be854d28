import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { day, described, text, uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { auditTexts } from './audit-texts.ts';

const CSV = 'text/csv; charset=utf-8';

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

/** Filters: an unknown person or thing matches nothing. */
const filter = {
  busca: Type.Optional(text(80, 'E-mail ou parte do nome de quem fez')),
  tipo: Type.Optional(
    Type.String({ pattern: '^[a-z][a-z-]{0,39}$', description: 'De que é a mudança: product' }),
  ),
  alvo: Type.Optional(described(uuid, 'O que foi mudado')),
  de: Type.Optional(day),
  ate: Type.Optional(day),
};

export const listChangesSchema = {
  summary: 'O que a equipe mudou na loja: quem, o quê, quando, antes e depois; o mais recente primeiro.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object({ ...pageFields, ...filter }),
  answer: pageSchema(ChangeObject),
  refusals: auditTexts,
} as const satisfies EndpointSchema;

export const exportChangesSchema = {
  summary: 'As mudanças que o filtro deixa, em CSV; no máximo 10000, as mais recentes.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object(filter),
  answer: Type.Unsafe<string>({ type: 'string', contentMediaType: CSV }),
  answerType: CSV,
  refusals: auditTexts,
} as const satisfies EndpointSchema;
