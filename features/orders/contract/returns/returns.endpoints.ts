import { endpoint } from '#platform/contract/endpoint.ts';
import type { recordReturnSchema, retryReturnsSchema } from './returns.schema.ts';

export const recordReturnEndpoint = endpoint<typeof recordReturnSchema>(
  'POST',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/devolucoes',
);
export const retryReturnsEndpoint = endpoint<typeof retryReturnsSchema>(
  'POST',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/devolucoes/tentar-de-novo',
);
