import { endpoint } from '#platform/contract/endpoint.ts';
import type { dropPolicySchema } from './panel-policies.schema.ts';

export const dropPolicy = endpoint<typeof dropPolicySchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/politicas/:idpolitica',
);
