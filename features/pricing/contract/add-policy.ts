import { endpoint } from '#platform/contract/endpoint.ts';
import type { addPolicySchema } from './panel-policies.schema.ts';

export const addPolicy = endpoint<typeof addPolicySchema>('POST', '/v4/painel/:idfornecedor/politicas');
