import { endpoint } from '#platform/contract/endpoint.ts';
import type { clientHomeSchema } from './client-home.schema.ts';

export const clientHomeEndpoint = endpoint<typeof clientHomeSchema>('GET', '/v4/home/cliente/:idcliente');
