import { endpoint } from '#platform/contract/endpoint.ts';
import type { moveOrderSchema } from './panel-orders.schema.ts';

export const moveOrder = endpoint<typeof moveOrderSchema>(
  'POST',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/situacao',
);
