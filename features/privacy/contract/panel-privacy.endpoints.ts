import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  exportClientSchema,
  offerDeletionSchema,
  showClientDeletionSchema,
} from './panel-privacy.schema.ts';

/** A shop answers a client who asks for their data, or for its deletion. */
export const exportClientEndpoint = endpoint<typeof exportClientSchema>(
  'POST',
  '/v4/painel/:idfornecedor/clientes/:idcliente/dados-pessoais',
);
export const showClientDeletionEndpoint = endpoint<typeof showClientDeletionSchema>(
  'GET',
  '/v4/painel/:idfornecedor/clientes/:idcliente/exclusao',
);
export const offerDeletionEndpoint = endpoint<typeof offerDeletionSchema>(
  'POST',
  '/v4/painel/:idfornecedor/clientes/:idcliente/exclusao',
);
