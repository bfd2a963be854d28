/** Fields of delivery settings in requests and responses. */

import { type Static, type TSchema, Type } from 'typebox';
import { OpeningFields, StoreFields } from '#features/suppliers/contract/shop.schema.ts';
import {
  clockTime,
  closed,
  deliveryType,
  filledText,
  latitude,
  longitude,
  nonBlankText,
  orNull,
  postalCode,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { version } from '#platform/contract/version.schema.ts';

const Reais = Type.Number({ minimum: 0, maximum: 100_000 });
const Grams = Type.Number({ exclusiveMinimum: 0, maximum: 100_000_000 });

/** Longitude first, as in GeoJSON; an altitude is ignored. */
const Corner = Type.Array(Type.Number({ minimum: -180, maximum: 180 }), { minItems: 2, maxItems: 3 });
const Ring = Type.Array(Corner, { minItems: 4, maxItems: 2_000 });
const Rings = Type.Array(Ring, { minItems: 1, maxItems: 50 });

const Geometry = Type.Union([
  Type.Object({ type: Type.Literal('Polygon'), coordinates: Rings }, closed),
  Type.Object(
    { type: Type.Literal('MultiPolygon'), coordinates: Type.Array(Rings, { minItems: 1, maxItems: 50 }) },
    closed,
  ),
]);

const Metres = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const Radius = Type.Union([
  Type.Object({ lat: latitude, lng: longitude, metros: Metres }, closed),
  Type.Object({ idloja: uuid, metros: Metres }, closed),
]);

const PostalRange = Type.Object(
  {
    de: postalCode,
    ate: postalCode,
  },
  closed,
);

const bandsFrom = (from: typeof Reais) =>
  Type.Array(Type.Object({ de: from, taxa: Reais }, closed), { minItems: 1, maxItems: 50 });

const FeeRuleBody = Type.Union([
  Type.Object(
    {
      tipo: Type.Literal('DISTANCIA'),
      metrosInclusos: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      porKm: Reais,
    },
    closed,
  ),
  Type.Object({ tipo: Type.Literal('PESO'), faixas: bandsFrom(Grams) }, closed),
  Type.Object({ tipo: Type.Literal('VALOR'), faixas: bandsFrom(Reais) }, closed),
]);

/** An optional field, which may be sent back as null. */
const optionalOrNull = <Field extends TSchema>(field: Field) => Type.Optional(orNull(field));

export const areaBody = Type.Object(
  {
    nome: filledText(80),
    geometria: optionalOrNull(Geometry),
    raio: optionalOrNull(Radius),
    ceps: optionalOrNull(PostalRange),
    taxa: Reais,
    regraTaxa: optionalOrNull(FeeRuleBody),
    gratisAcimaDe: optionalOrNull(Reais),
    pedidoMinimo: Type.Optional(Reais),
    prazoHoras: Type.Optional(Type.Integer({ minimum: 0, maximum: 720 })),
    horarioLimite: optionalOrNull(
      Type.String({
        pattern: '^(?!00:00)([01][0-9]|2[0-3]):[0-5][0-9]$',
        description: 'A partir de então o pedido conta no dia seguinte.',
      }),
    ),
    ordem: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    ativa: Type.Optional(Type.Boolean()),
  },
  closed,
);
/** May be sent as it was received: `idarea` must match the URL, `sobreposicoes` is ignored. */
export const areaChangeBody = Type.Object(
  {
    ...areaBody.properties,
    idarea: Type.Optional(uuid),
    sobreposicoes: Type.Optional(Type.Unknown()),
    versao: Type.Optional(version),
  },
  closed,
);

const NullableReais = orNull(Type.Number());
export const panelArea = Type.Object({
  idarea: Type.String(),
  nome: Type.String(),
  geometria: Type.Union([
    Type.Object({
      type: Type.Literal('MultiPolygon'),
      coordinates: Type.Array(Type.Array(Type.Array(Type.Array(Type.Number())))),
    }),
    Type.Null(),
  ]),
  raio: Type.Union([
    Type.Object({ lat: Type.Number(), lng: Type.Number(), metros: Type.Integer() }),
    Type.Null(),
  ]),
  ceps: Type.Union([Type.Object({ de: Type.String(), ate: Type.String() }), Type.Null()]),
  taxa: Type.Number(),
  regraTaxa: orNull(FeeRuleBody),
  gratisAcimaDe: NullableReais,
  pedidoMinimo: Type.Number(),
  prazoHoras: Type.Integer(),
  horarioLimite: orNull(Type.String()),
  ordem: Type.Integer(),
  ativa: Type.Boolean(),
  versao: version,
});

export const savedArea = Type.Object({
  ...panelArea.properties,
  sobreposicoes: Type.Array(
    Type.Object({ idarea: Type.String(), nome: Type.String(), ordem: Type.Integer() }),
    { description: 'As outras áreas que têm lugares em comum com esta: vale a de menor ordem.' },
  ),
});

export const slotBody = Type.Object(
  {
    tipoEntrega: deliveryType,
    dia: Type.Integer({ minimum: 0, maximum: 6, description: '0 é domingo.' }),
    inicio: clockTime,
    fim: clockTime,
    capacidade: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1, maximum: 100_000 }), Type.Null()], {
        description: 'Quantos pedidos cabem em um dia, na retirada em cada loja; null é sem limite.',
      }),
    ),
  },
  closed,
);
/** May be sent as it was received; `idjanela` must match the URL. */
export const slotChangeBody = Type.Object(
  { ...slotBody.properties, idjanela: Type.Optional(uuid), versao: Type.Optional(version) },
  closed,
);

export const panelSlot = Type.Object({
  idjanela: Type.String(),
  tipoEntrega: deliveryType,
  dia: Type.Integer(),
  inicio: Type.String(),
  fim: Type.String(),
  capacidade: orNull(Type.Integer()),
  versao: version,
});

export const holidayBody = Type.Object(
  { data: Type.Optional(Type.String({ maxLength: 10 })), nome: Type.Optional(text(80)) },
  closed,
);
export const panelHoliday = Type.Object({ data: Type.String(), nome: Type.String() });

export const openingBody = Type.Object(
  {
    abertura: Type.Array(Type.Object(OpeningFields.properties, closed), { maxItems: 28 }),
    prazoHoras: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 720 }), Type.Null()])),
  },
  closed,
);
/** A store as it is written. */
export const storeBody = Type.Object(
  {
    nome: nonBlankText(80),
    descricao_endereco_loja: nonBlankText(200),
    lat: latitude,
    lng: longitude,
    horario: Type.Optional(text(200, 'Como a loja diz seu horário: Segunda a sábado, das 8h às 20h.')),
    ...openingBody.properties,
  },
  closed,
);
/** May be sent as it was received. */
export const storeChangeBody = Type.Object(
  { ...storeBody.properties, idloja: Type.Optional(uuid), versao: Type.Optional(version) },
  closed,
);
export const panelStore = Type.Object({ ...StoreFields.properties, versao: version });

export type WireAreaBody = Static<typeof areaBody>;
export type WirePanelArea = Static<typeof panelArea>;
export type WireFeeRule = Static<typeof FeeRuleBody>;
export type WireSlotBody = Static<typeof slotBody>;
export type WirePanelSlot = Static<typeof panelSlot>;
export type WireStoreBody = Static<typeof storeBody>;
export type WirePanelStore = Static<typeof panelStore>;
export type WireOpeningBody = Static<typeof openingBody>;
