/** The API's fields for the audience and the visible period of a carousel or block. */
import { type Static, Type } from 'typebox';
import {
  closed,
  deliveryType,
  givenMoment,
  nonBlankText,
  orNull,
  uuid,
} from '#platform/contract/fields.schema.ts';

export const device = Type.Enum(['mobile', 'desktop']);

const audience = Type.Object(
  {
    dispositivos: Type.Optional(Type.Array(device, { maxItems: 2 })),
    segmentos: Type.Optional(Type.Array(uuid, { maxItems: 50 })),
    grupos: Type.Optional(Type.Array(nonBlankText(60), { maxItems: 50 })),
    formasPagamento: Type.Optional(Type.Array(uuid, { maxItems: 50 })),
    tiposEntrega: Type.Optional(Type.Array(deliveryType, { maxItems: 2 })),
  },
  { ...closed, description: 'A quem é mostrado; uma lista ausente ou vazia não limita' },
);
export type WireAudience = Static<typeof audience>;

/** When and to whom. */
export const shownTo = {
  publicado: Type.Optional(
    Type.Boolean({ description: 'Ausente: false, um rascunho, que só um link de prévia mostra' }),
  ),
  inicio: Type.Optional(orNull({ ...givenMoment, description: 'Ausente: agora' })),
  fim: Type.Optional(orNull({ ...givenMoment, description: 'Ausente: sem fim' })),
  publico: Type.Optional(audience),
};
const shownToFields = Type.Object(shownTo);
export type WireShownTo = Static<typeof shownToFields>;

export const status = Type.Enum(['RASCUNHO', 'AGENDADO', 'PUBLICADO', 'ENCERRADO']);
