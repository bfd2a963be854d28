/** Queries that help to fill in an address. Fetched once per session; failures are ignored. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { mappedPlaceFromWire, postalPlaceFromWire } from '../contract/place.wire.ts';
import {
  geocodeEndpoint,
  listMunicipalitiesEndpoint,
  mapSettingsEndpoint,
  postalCodeEndpoint,
} from '../contract/places.endpoints.ts';
import type { Position } from '../domain/address.ts';
import type { MappedPlace } from '../domain/maps-result.ts';

const once = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The place of a CEP of eight digits; `known` if a service knew it. */
export const postalPlaceQuery = (api: Api, digits: string) =>
  queryOptions({
    ...once,
    queryKey: ['postal-place', digits] as const,
    queryFn: async ({ signal }) => {
      const answer = await api.call(postalCodeEndpoint, { params: { cep: digits } }, { signal });
      return { place: postalPlaceFromWire(answer), known: answer.fonte === 'CONSULTA' };
    },
  });

/** A state's municipalities with the positions of their seats; empty unless they were imported. */
export const municipalitiesQuery = (api: Api, state: string) =>
  queryOptions({
    ...once,
    queryKey: ['municipalities', state] as const,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Position>> => {
      const { municipios } = await api.call(
        listMunicipalitiesEndpoint,
        { params: { uf: state } },
        { signal },
      );
      return new Map(municipios.map(({ nome, lat, lng }) => [nome, { latitude: lat, longitude: lng }]));
    },
  });

export const mapSettingsQuery = (api: Api) =>
  queryOptions({
    ...once,
    queryKey: ['map-settings'] as const,
    queryFn: ({ signal }) => api.call(mapSettingsEndpoint, {}, { signal }),
  });

/** The position of an address; null if unknown. */
export const geocodeQuery = (api: Api, text: string) =>
  queryOptions({
    ...once,
    queryKey: ['geocode', text] as const,
    queryFn: async ({ signal }): Promise<Position | null> => {
      const { lugar } = await api.call(geocodeEndpoint, { query: { texto: text } }, { signal });
      return lugar === null ? null : { latitude: lugar.lat, longitude: lugar.lng };
    },
  });

/** The address at a position; null if unknown. */
export const placeAtQuery = (api: Api, { latitude: lat, longitude: lng }: Position) =>
  queryOptions({
    ...once,
    queryKey: ['place-at', lat, lng] as const,
    queryFn: async ({ signal }): Promise<MappedPlace | null> => {
      const { lugar } = await api.call(geocodeEndpoint, { query: { lat, lng } }, { signal });
      return lugar === null ? null : mappedPlaceFromWire(lugar);
    },
  });
