import { endpoint } from '#platform/contract/endpoint.ts';
import type { listTypesSchema } from './panel-types.schema.ts';

export const listTypes = endpoint<typeof listTypesSchema>('GET', '/v4/painel/:idfornecedor/tipos-assinatura');
