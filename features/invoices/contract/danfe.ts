import { endpoint } from '#platform/contract/endpoint.ts';
import type { danfeSchema } from './nfe.schema.ts';

export const danfe = endpoint<typeof danfeSchema>('GET', '/v4/danfe/:numpedido/:idfornecedor');
