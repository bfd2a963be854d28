/** Fields of delivery settings in requests and responses. */
import { type Static, type TSchema, Type } from 'typebox';
import {
  ClockTime,
  DeliveryTypeField,
  Latitude,
  Longitude,
  Uuid,
} from '#features/suppliers/contract/fields.schema.ts';
import { OpeningFields, StoreFields } from '#features/suppliers/contract/shop.schema.ts';
import { STORABLE_TEXT } from '#platform/contract/storable-text.ts';

const closed = { additionalProperties: false } as const;

/** Text that the database can store: without NUL. */
const writing = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: STORABLE_TEXT });

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
  Type.Object({ lat: Latitude, lng: Longitude, metros: Metres }, closed),
  Type.Object({ idloja: Uuid, metros: Metres }, closed),
]);

const PostalRange = Type.Object(
  {
    de: Type.String({ pattern: '^[0-9]{5}-?[0-9]{3}$' }),
    ate: Type.String({ pattern: '^[0-9]{5}-?[0-9]{3}$' }),
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
const orNull = <Field extends TSchema>(field: Field) => Type.Optional(Type.Union([field, Type.Null()]));

export const areaBody = Type.Object(
  {
    nome: writing(1, 80),
    geometria: orNull(Geometry),
    raio: orNull(Radius),
    ceps: orNull(PostalRange),
    taxa: Reais,
    regraTaxa: orNull(FeeRuleBody),
    gratisAcimaDe: orNull(Reais),
    pedidoMinimo: Type.Optional(Reais),
    prazoHoras: Type.Optional(Type.Integer({ minimum: 0, maximum: 720 })),
    horarioLimite: orNull(
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
    idarea: Type.Optional(Uuid),
    sobreposicoes: Type.Optional(Type.Unknown()),
  },
  closed,
);

const NullableReais = Type.Union([Type.Number(), Type.Null()]);
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
  regraTaxa: Type.Union([FeeRuleBody, Type.Null()]),
  gratisAcimaDe: NullableReais,
  pedidoMinimo: Type.Number(),
  prazoHoras: Type.Integer(),
  horarioLimite: Type.Union([Type.String(), Type.Null()]),
  ordem: Type.Integer(),
  ativa: Type.Boolean(),
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
    tipoEntrega: DeliveryTypeField,
    dia: Type.Integer({ minimum: 0, maximum: 6, description: '0 é domingo.' }),
    inicio: ClockTime,
    fim: ClockTime,
    capacidade: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1, maximum: 100_000 }), Type.Null()], {
        description: 'Quantos pedidos cabem em um dia, na retirada em cada loja; null é sem limite.',
      }),
    ),
  },
  closed,
);
/** May be sent as it was received; `idjanela` must match the URL. */
export const slotChangeBody = Type.Object({ ...slotBody.properties, idjanela: Type.Optional(Uuid) }, closed);

export const panelSlot = Type.Object({
  idjanela: Type.String(),
  tipoEntrega: DeliveryTypeField,
  dia: Type.Integer(),
  inicio: Type.String(),
  fim: Type.String(),
  capacidade: Type.Union([Type.Integer(), Type.Null()]),
});

export const holidayBody = Type.Object(
  { data: Type.Optional(Type.String({ maxLength: 10 })), nome: Type.Optional(writing(0, 80)) },
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
export const panelStore = StoreFields;

export type WireAreaBody = Static<typeof areaBody>;
export type WirePanelArea = Static<typeof panelArea>;
export type WireFeeRule = Static<typeof FeeRuleBody>;
export type WireSlotBody = Static<typeof slotBody>;
export type WirePanelSlot = Static<typeof panelSlot>;
export type WireOpeningBody = Static<typeof openingBody>;
