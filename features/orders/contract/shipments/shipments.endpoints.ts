import { endpoint } from '#platform/contract/endpoint.ts';
import type { changeShipmentSchema, deliverShipmentSchema, shipGoodsSchema } from './shipments.schema.ts';

export const shipGoodsEndpoint = endpoint<typeof shipGoodsSchema>(
  'POST',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/envios',
);
export const changeShipmentEndpoint = endpoint<typeof changeShipmentSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/envios/:envio',
);
export const deliverShipmentEndpoint = endpoint<typeof deliverShipmentSchema>(
  'POST',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/envios/:envio/entregue',
);
