import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addPolicySchema,
  changePolicySchema,
  dropPolicySchema,
  endPolicySchema,
  listPoliciesSchema,
} from './panel-policies.schema.ts';

export const listPoliciesEndpoint = endpoint<typeof listPoliciesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/politicas',
);
export const addPolicyEndpoint = endpoint<typeof addPolicySchema>(
  'POST',
  '/v4/painel/:idfornecedor/politicas',
);
export const changePolicyEndpoint = endpoint<typeof changePolicySchema>(
  'PUT',
  '/v4/painel/:idfornecedor/politicas/:idpolitica',
);
export const dropPolicyEndpoint = endpoint<typeof dropPolicySchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/politicas/:idpolitica',
);
export const endPolicyEndpoint = endpoint<typeof endPolicySchema>(
  'POST',
  '/v4/painel/:idfornecedor/politicas/:idpolitica/encerrar',
);
