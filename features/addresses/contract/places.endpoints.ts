import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  geocodeSchema,
  listMunicipalitiesSchema,
  mapSettingsSchema,
  postalCodeSchema,
} from './places.schema.ts';

export const postalCodeEndpoint = endpoint<typeof postalCodeSchema>('GET', '/v4/cep/:cep');
export const geocodeEndpoint = endpoint<typeof geocodeSchema>('GET', '/v4/geocodificacao');
export const listMunicipalitiesEndpoint = endpoint<typeof listMunicipalitiesSchema>(
  'GET',
  '/v4/municipios/:uf',
);
export const mapSettingsEndpoint = endpoint<typeof mapSettingsSchema>('GET', '/v4/mapa');
