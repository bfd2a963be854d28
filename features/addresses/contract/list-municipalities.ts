import { endpoint } from '#platform/contract/endpoint.ts';
import type { listMunicipalitiesSchema } from './list-municipalities.schema.ts';

export const listMunicipalities = endpoint<typeof listMunicipalitiesSchema>('GET', '/v4/municipios/:uf');
