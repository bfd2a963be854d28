/** Maps a geocoder's result to the fields of an address. Spec 3, address. */
import { tidyText } from '#kernel/tidy-text.ts';
import type { Position } from './address.ts';
import { isState } from './states.ts';

/** A component of an address with its types, as in Google's Geocoding API. */
export interface MapsComponent {
  readonly longName: string;
  readonly shortName: string;
  readonly types: readonly string[];
}

/** Unknown fields are empty. */
export interface MappedAddress {
  readonly postalCode: string;
  readonly street: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

export interface MappedPlace {
  readonly address: MappedAddress;
  readonly position: Position;
}

/**
 * Postal code to cep, route to rua, sublocality level 1 to bairro, admin level 2 to cidade, admin level 1 (short name) to
 * uf, country to pais. Spec 3.
 */
export function addressOfMapsResult(components: readonly MapsComponent[]): MappedAddress {
  const part = (type: string): MapsComponent | undefined =>
    components.find(({ types }) => types.includes(type));
  const long = (type: string): string => tidyText(part(type)?.longName ?? '');
  const state = tidyText(part('administrative_area_level_1')?.shortName ?? '').toUpperCase();
  const digits = long('postal_code').replace(/\D/g, '');
  return {
    postalCode: digits.length === 8 ? digits : '',
    street: long('route'),
    district: long('sublocality_level_1'),
    city: long('administrative_area_level_2'),
    state: isState(state) ? state : '',
    country: long('country'),
  };
}
