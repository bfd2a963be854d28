import { endpoint } from '#platform/contract/endpoint.ts';
import type { orderNfesSchema } from './nfe.schema.ts';

export const orderNfes = endpoint<typeof orderNfesSchema>('GET', '/v4/danfe/:numpedido/:idfornecedor/notas');
