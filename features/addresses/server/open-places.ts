import { type AddressCounter, lookUpThrottle } from '#platform/http/limits/address-counter.ts';
import { type Geocoder, geocoder } from './geocoder.ts';
import { type PositionOf, positionOfPostalCode } from './position-of-postal-code.ts';
import { type PostalCodeLookup, postalCodeLookup } from './postal-code-lookup.ts';

/** URLs of the services that the operator has configured; each is disabled if absent. */
export interface PlaceServices {
  /** Has a placeholder `{cep}` for the eight digits. */
  readonly postalCodes?: string;
  /** Asked instead where no URL is configured, as in the demo. */
  readonly samplePostalCodes?: PostalCodeLookup;
  readonly geocoder?: string;
  readonly tiles?: { readonly url: string; readonly credits: string };
}

/** Clients of the services with their caches, one per process. */
export interface Places {
  readonly lookUp: PostalCodeLookup;
  readonly maps: Geocoder | undefined;
  readonly tiles: PlaceServices['tiles'];
  readonly throttle: AddressCounter;
  readonly positionOf: PositionOf;
}

export function openPlaces({
  postalCodes,
  samplePostalCodes,
  geocoder: service,
  tiles,
}: PlaceServices): Places {
  const lookUp = (postalCodes === undefined ? samplePostalCodes : undefined) ?? postalCodeLookup(postalCodes);
  const maps = geocoder(service);
  const throttle = lookUpThrottle();
  return { lookUp, maps, tiles, throttle, positionOf: positionOfPostalCode({ lookUp, maps, throttle }) };
}
