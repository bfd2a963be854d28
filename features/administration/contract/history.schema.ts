import { type Static, Type } from 'typebox';
import { auditTexts } from '#features/accounts/contract/audit/audit-texts.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { day, described, instant, text, uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';

const Facts = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]);

const PlatformEventObject = Type.Object({
  id: uuid,
  em: instant,
  por: Type.Optional(
    Type.Object(
      { nome: Type.String(), email: Type.String() },
      { description: 'Ausente: um comando do servidor' },
    ),
  ),
  emNomeDe: Type.Optional(Type.String()),
  loja: Type.Optional(Type.Object({ idfornecedor: uuid, nome: Type.String() })),
  acao: Type.String({ description: 'O que foi feito: person.invited' }),
  alvo: Type.String(),
  antes: Facts,
  depois: Facts,
});
export type WirePlatformEvent = Static<typeof PlatformEventObject>;

export const listPlatformEventsSchema = {
  summary:
    'O que as pessoas da plataforma fizeram, também em lojas e em nome de alguém; o mais recente primeiro.',
  tag: 'Plataforma',
  query: Type.Object({
    ...pageFields,
    busca: Type.Optional(text(80, 'E-mail ou parte do nome de quem fez')),
    tipo: Type.Optional(
      Type.String({ pattern: '^[a-z][a-z-]{0,39}$', description: 'De que é o ato: person' }),
    ),
    loja: Type.Optional(described(uuid, 'Só o que foi feito nesta loja')),
    de: Type.Optional(day),
    ate: Type.Optional(day),
  }),
  answer: pageSchema(PlatformEventObject),
  refusals: auditTexts,
} as const satisfies EndpointSchema;
