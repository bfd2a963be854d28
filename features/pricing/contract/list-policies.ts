import { endpoint } from '#platform/contract/endpoint.ts';
import type { listPoliciesSchema } from './panel-policies.schema.ts';

export const listPolicies = endpoint<typeof listPoliciesSchema>('GET', '/v4/painel/:idfornecedor/politicas');
