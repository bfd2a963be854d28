import { type Static, Type } from 'typebox';
import { Latitude, Longitude, Uuid } from '#features/suppliers/contract/fields.schema.ts';

/** The part that clients' addresses and the copies in orders have in common. */
export const postalAddressFields = {
  rua: Type.String(),
  numero: Type.String(),
  bairro: Type.String(),
  complemento: Type.String(),
  cidade: Type.String(),
  uf: Type.String(),
  cep: Type.String(),
};
const PostalAddress = Type.Object(postalAddressFields);
export type WirePostalAddress = Static<typeof PostalAddress>;

/** Spec 3, address. */
export const AddressFields = Type.Object({
  idendereco: Uuid,
  apelido: Type.String(),
  descricao: Type.String(),
  ...postalAddressFields,
  pais: Type.String(),
  pontoref: Type.String(),
  lat: Type.Union([Latitude, Type.Null()]),
  lng: Type.Union([Longitude, Type.Null()]),
  textoendereco: Type.String(),
  primario: Type.Boolean(),
  cod_erp: Type.Union([Type.String(), Type.Null()]),
});
export type WireAddress = Static<typeof AddressFields>;

const typed = Type.Optional(Type.String({ maxLength: 500 }));

/** A new address as typed; errors are reported per field. */
export const NewAddressFields = Type.Object({
  apelido: typed,
  descricao: typed,
  rua: typed,
  numero: typed,
  bairro: typed,
  complemento: typed,
  cidade: typed,
  uf: typed,
  cep: typed,
  pais: typed,
  pontoref: typed,
  lat: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  lng: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  primario: Type.Optional(Type.Boolean()),
});
export type WireNewAddress = Static<typeof NewAddressFields>;
