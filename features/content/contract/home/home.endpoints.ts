import { endpoint } from '#platform/contract/endpoint.ts';
import type { homeSchema } from './home.schema.ts';

export const homeEndpoint = endpoint<typeof homeSchema>('GET', '/v4/home/:idfornecedor');
