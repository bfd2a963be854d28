import type { Static } from 'typebox';
import type { PostalPlace } from '../domain/address.ts';
import type { MappedPlace } from '../domain/maps-result.ts';
import type { geocodeSchema, postalCodeSchema } from './places.schema.ts';

type WirePostalPlace = Static<typeof postalCodeSchema.answer>;
type WireMappedPlace = NonNullable<Static<typeof geocodeSchema.answer>['lugar']>;

export const postalPlaceToWire = (place: PostalPlace, source: 'service' | 'digits'): WirePostalPlace => ({
  cep: place.postalCode,
  rua: place.street,
  bairro: place.district,
  cidade: place.city,
  uf: place.state,
  lat: place.position?.latitude ?? null,
  lng: place.position?.longitude ?? null,
  fonte: source === 'service' ? 'CONSULTA' : 'FAIXA',
});

export const postalPlaceFromWire = ({
  cep,
  rua,
  bairro,
  cidade,
  uf,
  lat,
  lng,
}: WirePostalPlace): PostalPlace => ({
  postalCode: cep,
  street: rua,
  district: bairro,
  city: cidade,
  state: uf,
  ...(lat === null || lng === null ? {} : { position: { latitude: lat, longitude: lng } }),
});

export const mappedPlaceFromWire = (wire: WireMappedPlace): MappedPlace => ({
  address: {
    postalCode: wire.cep,
    street: wire.rua,
    district: wire.bairro,
    city: wire.cidade,
    state: wire.uf,
    country: wire.pais,
  },
  position: { latitude: wire.lat, longitude: wire.lng },
});

export const mappedPlaceToWire = ({ address, position }: MappedPlace): WireMappedPlace => ({
  cep: address.postalCode,
  rua: address.street,
  bairro: address.district,
  cidade: address.city,
  uf: address.state,
  pais: address.country,
  lat: position.latitude,
  lng: position.longitude,
});
