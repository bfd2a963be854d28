import { endpoint } from '#platform/contract/endpoint.ts';
import type { addTypeSchema } from './panel-types.schema.ts';

export const addType = endpoint<typeof addTypeSchema>('POST', '/v4/painel/:idfornecedor/tipos-assinatura');
