import { endpoint } from '#platform/contract/endpoint.ts';
import type { decideApprovalSchema, listApplicantsSchema } from './approval.schema.ts';

/** Clients waiting for approval, approved or refused. */
export const listApplicantsEndpoint = endpoint<typeof listApplicantsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/cadastros',
);
export const decideApprovalEndpoint = endpoint<typeof decideApprovalSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/cadastros/:idcliente/aprovacao',
);
