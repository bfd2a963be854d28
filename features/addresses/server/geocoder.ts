/**
 * Finds positions of addresses and addresses of positions with a geocoding service. Disabled unless the operator
 * configures one.
 */
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { OutsideNetwork } from '#platform/outbound/fetch-outside.ts';
import { cachedLookUp } from '#platform/outbound/look-up.ts';
import type { Position } from '../domain/address.ts';
import { addressOfMapsResult, type MappedPlace, type MapsComponent } from '../domain/maps-result.ts';

export interface Geocoder {
  /** Undefined if the service knows no such place, or does not respond. */
  find(text: string): Promise<MappedPlace | undefined>;
  at(position: Position): Promise<MappedPlace | undefined>;
}

const MAX_CACHED = 5_000;

/**
 * A URL that ends in /json is called like Google's API, with its key in the query string; any other like Nominatim,
 * with /search and /reverse appended.
 */
export function geocoder(address: string | undefined, network?: OutsideNetwork): Geocoder | undefined {
  if (address === undefined) return undefined;
  const service = new URL(address);
  const shape = service.pathname.endsWith('/json') ? google : nominatim;
  const lookUp = cachedLookUp<MappedPlace>(MAX_CACHED, network);
  const requestPlace = (url: URL): Promise<MappedPlace | undefined> =>
    lookUp(url, ({ status, body }) => (status === 200 ? shape.read(body) : undefined));
  return {
    find: (text) => requestPlace(shape.find(service, text)),
    at: (position) => requestPlace(shape.at(service, position)),
  };
}

interface Shape {
  find(service: URL, text: string): URL;
  at(service: URL, position: Position): URL;
  read(body: unknown): MappedPlace | undefined;
}

function requestUrl(service: URL, path: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(service);
  if (path !== '') url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/** Five decimals are about a metre. */
const degrees = (value: number): string => value.toFixed(5);

const Google = Type.Object({
  results: Type.Array(
    Type.Object({
      address_components: Type.Array(
        Type.Object({
          long_name: Type.String(),
          short_name: Type.String(),
          types: Type.Array(Type.String()),
        }),
      ),
      geometry: Type.Object({ location: Type.Object({ lat: Type.Number(), lng: Type.Number() }) }),
    }),
  ),
});

const google: Shape = {
  find: (service, text) => requestUrl(service, '', { address: text, region: 'br', language: 'pt-BR' }),
  at: (service, { latitude, longitude }) =>
    requestUrl(service, '', { latlng: `${degrees(latitude)},${degrees(longitude)}`, language: 'pt-BR' }),
  read: (body) => {
    if (!Value.Check(Google, body)) return undefined;
    const [first] = body.results;
    if (first === undefined) return undefined;
    const parts = first.address_components.map(
      ({ long_name, short_name, types }): MapsComponent => ({
        longName: long_name,
        shortName: short_name,
        types,
      }),
    );
    return placeAt(parts, first.geometry.location);
  },
};

const Nominatim = Type.Object({
  lat: Type.String(),
  lon: Type.String(),
  address: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
});

/** Nominatim's names for each type of component; the first that exists is used. */
const partNames = {
  postal_code: ['postcode'],
  route: ['road', 'pedestrian', 'footway'],
  sublocality_level_1: ['suburb', 'neighbourhood', 'quarter', 'city_district'],
  administrative_area_level_2: ['city', 'town', 'municipality', 'village'],
  administrative_area_level_1: ['state'],
  country: ['country'],
} as const;

const nominatim: Shape = {
  find: (service, text) =>
    requestUrl(service, '/search', {
      q: text,
      format: 'jsonv2',
      addressdetails: '1',
      limit: '1',
      countrycodes: 'br',
    }),
  at: (service, { latitude, longitude }) =>
    requestUrl(service, '/reverse', {
      lat: degrees(latitude),
      lon: degrees(longitude),
      format: 'jsonv2',
      addressdetails: '1',
    }),
  read: (body) => {
    const first: unknown = Array.isArray(body) ? body[0] : body;
    if (!Value.Check(Nominatim, first)) return undefined;
    const { address } = first;
    const parts = Object.entries(partNames).flatMap(([type, names]): MapsComponent[] => {
      const name = names.find((one) => address[one] !== undefined);
      if (name === undefined) return [];
      const longName = String(address[name]);
      // ISO 3166-2: 'BR-SP'.
      const letters = String(address['ISO3166-2-lvl4'] ?? '').replace(/^BR-/, '');
      const shortName = type === 'administrative_area_level_1' ? letters : longName;
      return [{ longName, shortName, types: [type] }];
    });
    return placeAt(parts, { lat: Number(first.lat), lng: Number(first.lon) });
  },
};

function placeAt(
  parts: readonly MapsComponent[],
  { lat, lng }: { readonly lat: number; readonly lng: number },
): MappedPlace | undefined {
  // False for NaN, too.
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return undefined;
  return { address: addressOfMapsResult(parts), position: { latitude: lat, longitude: lng } };
}
