import { defined } from '#kernel/defined.ts';
import { type Address, formatAddress } from '../domain/address.ts';
import type { AddressChanges } from '../domain/change-address.ts';
import type { AddressDraft, AddressErrors, AddressField } from '../domain/parse-new-address.ts';
import type { WireAddress, WireNewAddress } from './address.schema.ts';
import { postalAddressFromWire, postalAddressToWire } from './postal-address.wire.ts';

export const addressToWire = (address: Address): WireAddress => ({
  idendereco: address.id,
  apelido: address.label,
  descricao: address.label,
  ...postalAddressToWire(address),
  pais: address.country,
  pontoref: address.reference,
  lat: address.position?.latitude ?? null,
  lng: address.position?.longitude ?? null,
  textoendereco: formatAddress(address),
  primario: address.primary,
  cod_erp: address.erpCode ?? null,
});

export const addressFromWire = (wire: WireAddress): Address => ({
  id: wire.idendereco,
  label: wire.apelido,
  ...postalAddressFromWire(wire),
  country: wire.pais,
  reference: wire.pontoref,
  primary: wire.primario,
  ...(wire.lat === null || wire.lng === null
    ? {}
    : { position: { latitude: wire.lat, longitude: wire.lng } }),
  ...(wire.cod_erp === null ? {} : { erpCode: wire.cod_erp }),
});

/** `apelido` and `descricao` are two names of the label. */
export const draftFromWire = (wire: WireNewAddress): AddressDraft => ({
  label: wire.apelido ?? wire.descricao ?? '',
  street: wire.rua ?? '',
  number: wire.numero ?? '',
  district: wire.bairro ?? '',
  complement: wire.complemento ?? '',
  city: wire.cidade ?? '',
  state: wire.uf ?? '',
  postalCode: wire.cep ?? '',
  country: wire.pais ?? '',
  reference: wire.pontoref ?? '',
  ...(wire.lat === undefined || wire.lat === null ? {} : { latitude: wire.lat }),
  ...(wire.lng === undefined || wire.lng === null ? {} : { longitude: wire.lng }),
  ...defined({ primary: wire.primario }),
});

export const draftToWire = (draft: AddressDraft): WireNewAddress => ({
  apelido: draft.label,
  ...postalAddressToWire(draft),
  pais: draft.country,
  pontoref: draft.reference,
  ...defined({ lat: draft.latitude, lng: draft.longitude, primario: draft.primary }),
});

/** The fields that an update contains; the others stay as they are. */
export function changesFromWire(wire: WireNewAddress): AddressChanges {
  const { label, ...draft } = draftFromWire(wire);
  const labelled = wire.apelido !== undefined || wire.descricao !== undefined;
  const present = Object.entries(draft).filter(
    ([field]) => wire[wireNames[field as AddressField]] !== undefined,
  );
  const { latitude: _, longitude: __, ...texts } = Object.fromEntries(present) as Partial<AddressDraft>;
  return {
    ...texts,
    ...(labelled ? { label } : {}),
    ...defined({ primary: wire.primario }),
    ...placeFromWire(wire),
  };
}

/** `null` removes the position. */
function placeFromWire({ lat, lng }: WireNewAddress): Pick<AddressChanges, 'position'> {
  if (lat === undefined && lng === undefined) return {};
  if (lat === null && lng === null) return { position: null };
  return {
    position: {
      ...(typeof lat === 'number' ? { latitude: lat } : {}),
      ...(typeof lng === 'number' ? { longitude: lng } : {}),
    },
  };
}

export function changesToWire({ position, primary, ...texts }: AddressChanges): WireNewAddress {
  const named = Object.entries(texts).map(([field, text]) => [wireNames[field as AddressField], text]);
  return {
    ...(Object.fromEntries(named) as WireNewAddress),
    ...(position === undefined ? {} : placeToWire(position)),
    ...defined({ primario: primary }),
  };
}

const placeToWire = (position: NonNullable<AddressChanges['position']> | null): WireNewAddress =>
  position === null
    ? { lat: null, lng: null }
    : {
        ...defined({ lat: position.latitude, lng: position.longitude }),
      };

/** Field errors under the names the fields have on the wire. */
export const errorsToWire = (errors: AddressErrors): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [wireNames[field as AddressField], text]));

export const errorsFromWire = (wire: Readonly<Record<string, unknown>>): AddressErrors =>
  Object.fromEntries(
    Object.entries(wireNames).flatMap(([field, name]) =>
      typeof wire[name] === 'string' ? [[field, wire[name]]] : [],
    ),
  );

const wireNames = {
  label: 'apelido',
  street: 'rua',
  number: 'numero',
  district: 'bairro',
  complement: 'complemento',
  city: 'cidade',
  state: 'uf',
  postalCode: 'cep',
  country: 'pais',
  reference: 'pontoref',
  position: 'lat',
} as const satisfies Record<AddressField, keyof WireNewAddress>;
