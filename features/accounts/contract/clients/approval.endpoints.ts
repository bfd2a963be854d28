import { endpoint } from '#platform/contract/endpoint.ts';
import type * as schemas from './approval.schema.ts';

/** Clients waiting for approval, approved or refused. */
export const listApplicantsEndpoint = endpoint<typeof schemas.listApplicantsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/cadastros',
);
export const getApplicantEndpoint = endpoint<typeof schemas.getApplicantSchema>(
  'GET',
  '/v4/painel/:idfornecedor/cadastros/:idcliente',
);
export const decideApprovalEndpoint = endpoint<typeof schemas.decideApprovalSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/cadastros/:idcliente/aprovacao',
);
export const checkRegisterEndpoint = endpoint<typeof schemas.checkRegisterSchema>(
  'POST',
  '/v4/painel/:idfornecedor/cadastros/:idcliente/receita',
);
export const requestDocumentsEndpoint = endpoint<typeof schemas.requestDocumentsSchema>(
  'POST',
  '/v4/painel/:idfornecedor/cadastros/:idcliente/pedido-documentos',
);
