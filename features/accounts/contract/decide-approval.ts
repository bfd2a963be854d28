import { endpoint } from '#platform/contract/endpoint.ts';
import type { decideApprovalSchema } from './approval.schema.ts';

export const decideApproval = endpoint<typeof decideApprovalSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/cadastros/:idcliente/aprovacao',
);
