import { type Static, Type } from 'typebox';
import { latitude, longitude, orNull, uuid } from '#platform/contract/fields.schema.ts';

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
export const addressSchema = Type.Object({
  idendereco: uuid,
  apelido: Type.String(),
  descricao: Type.String(),
  ...postalAddressFields,
  pais: Type.String(),
  pontoref: Type.String(),
  lat: orNull(latitude),
  lng: orNull(longitude),
  textoendereco: Type.String(),
  primario: Type.Boolean(),
  cod_erp: orNull(Type.String()),
});
export type WireAddress = Static<typeof addressSchema>;

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
  lat: Type.Optional(orNull(Type.Number())),
  lng: Type.Optional(orNull(Type.Number())),
  primario: Type.Optional(Type.Boolean()),
});
export type WireNewAddress = Static<typeof NewAddressFields>;
