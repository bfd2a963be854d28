import { endpoint } from '#platform/contract/endpoint.ts';
import type * as schemas from './identity-requests.schema.ts';

/** For the shop's own people. */
const ofPanel = '/v4/painel/:idfornecedor/solicitacao';
export const showRequestEndpoint = endpoint<typeof schemas.showRequestSchema>('GET', ofPanel);
export const sendRequestEndpoint = endpoint<typeof schemas.sendRequestSchema>('PUT', ofPanel);
export const withdrawRequestEndpoint = endpoint<typeof schemas.withdrawRequestSchema>(
  'POST',
  `${ofPanel}/retirar`,
);

export const listRequestsEndpoint = endpoint<typeof schemas.listRequestsSchema>(
  'GET',
  '/v4/plataforma/solicitacoes',
);
const ofPlatform = '/v4/plataforma/fornecedores/:idfornecedor/solicitacao';
export const approveRequestEndpoint = endpoint<typeof schemas.approveRequestSchema>(
  'POST',
  `${ofPlatform}/aprovar`,
);
export const returnRequestEndpoint = endpoint<typeof schemas.returnRequestSchema>(
  'POST',
  `${ofPlatform}/devolver`,
);
