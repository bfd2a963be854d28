import { endpoint } from '#platform/contract/endpoint.ts';
import type { getSectorsSchema, saveSectorsSchema } from './panel-sectors.schema.ts';

const path = '/v4/painel/:idfornecedor/setores';

export const getSectorsEndpoint = endpoint<typeof getSectorsSchema>('GET', path);
export const saveSectorsEndpoint = endpoint<typeof saveSectorsSchema>('PUT', path);
