import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  acceptEditSchema,
  declineEditSchema,
  previewEditSchema,
  proposeEditSchema,
  withdrawEditSchema,
} from './edits.schema.ts';

export const previewEditEndpoint = endpoint<typeof previewEditSchema>(
  'POST',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/alteracao/previa',
);
export const proposeEditEndpoint = endpoint<typeof proposeEditSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/alteracao',
);
export const withdrawEditEndpoint = endpoint<typeof withdrawEditSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/alteracao',
);
export const acceptEditEndpoint = endpoint<typeof acceptEditSchema>(
  'POST',
  '/v4/orders/:idfornecedor/order/:numpedido/alteracao/aceitar',
);
export const declineEditEndpoint = endpoint<typeof declineEditSchema>(
  'POST',
  '/v4/orders/:idfornecedor/order/:numpedido/alteracao/recusar',
);
