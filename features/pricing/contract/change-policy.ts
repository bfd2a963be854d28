import { endpoint } from '#platform/contract/endpoint.ts';
import type { changePolicySchema } from './panel-policies.schema.ts';

export const changePolicy = endpoint<typeof changePolicySchema>(
  'PUT',
  '/v4/painel/:idfornecedor/politicas/:idpolitica',
);
