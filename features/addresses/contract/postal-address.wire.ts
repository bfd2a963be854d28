/** The part that clients' addresses and the copies in orders have in common. */
import type { PostalAddress } from '../domain/address.ts';
import type { WirePostalAddress } from './address.schema.ts';

export const postalAddressToWire = (address: PostalAddress): WirePostalAddress => ({
  rua: address.street,
  numero: address.number,
  bairro: address.district,
  complemento: address.complement,
  cidade: address.city,
  uf: address.state,
  cep: address.postalCode,
});

export const postalAddressFromWire = (wire: WirePostalAddress): PostalAddress => ({
  street: wire.rua,
  number: wire.numero,
  district: wire.bairro,
  complement: wire.complemento,
  city: wire.cidade,
  state: wire.uf,
  postalCode: wire.cep,
});
