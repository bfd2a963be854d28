import { endpoint } from '#platform/contract/endpoint.ts';
import type { trackOrderSchema } from './panel-orders.schema.ts';

export const trackOrder = endpoint<typeof trackOrderSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/rastreio',
);
