import { type Static, Type } from 'typebox';
import { Handle, Latitude, Longitude, SupplierKeyField } from '#features/suppliers/contract/fields.schema.ts';
import { StoreFields } from '#features/suppliers/contract/shop.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

const Corner = Type.Object({ lat: Latitude, lng: Longitude });

const RadiusFields = Type.Object({ lat: Latitude, lng: Longitude, metros: Type.Integer() });

/** Spec 3, delivery area. An area is a polygon, a radius or a range of CEPs. */
const AreaFields = Type.Object({
  idarea: Type.String(),
  nome: Type.String(),
  coordenadas: Type.Array(Corner),
  raio: Type.Union([RadiusFields, Type.Null()]),
  ceps: Type.Union([Type.Object({ de: Type.String(), ate: Type.String() }), Type.Null()]),
});

export const deliveryAreaSchema = {
  summary: 'Onde o fornecedor entrega, por polígonos, raios e faixas de CEP, e as lojas em que se retira.',
  tag: 'Supplier',
  params: Type.Object({ token: Handle }),
  query: Type.Object({ idfornecedor: Type.Optional(SupplierKeyField) }),
  answer: Type.Object({
    idfornecedor: Type.String(),
    /** The corners of every ring of every polygon area. */
    coordenadas: Type.Array(Type.Array(Corner)),
    areas: Type.Array(AreaFields),
    coordenadas_lojas: Type.Array(StoreFields),
  }),
} as const satisfies EndpointSchema;

export type WireArea = Static<typeof AreaFields>;
