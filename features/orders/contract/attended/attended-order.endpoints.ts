import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  attendedTermsSchema,
  findBuyersSchema,
  findGoodsSchema,
  makeAttendedOrderSchema,
  previewAttendedOrderSchema,
} from './attended-order.schema.ts';

export const findBuyersEndpoint = endpoint<typeof findBuyersSchema>(
  'GET',
  '/v4/painel/:idfornecedor/pedidos/compradores',
);
export const attendedTermsEndpoint = endpoint<typeof attendedTermsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/clientes/:idcliente/pedidos/condicoes',
);
export const findGoodsEndpoint = endpoint<typeof findGoodsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/clientes/:idcliente/pedidos/produtos',
);
export const previewAttendedOrderEndpoint = endpoint<typeof previewAttendedOrderSchema>(
  'POST',
  '/v4/painel/:idfornecedor/clientes/:idcliente/pedidos/previa',
);
/** Send an Idempotency-Key with the call: one per draft, so that a lost response makes no second order. */
export const makeAttendedOrderEndpoint = endpoint<typeof makeAttendedOrderSchema>(
  'POST',
  '/v4/painel/:idfornecedor/clientes/:idcliente/pedidos',
);
