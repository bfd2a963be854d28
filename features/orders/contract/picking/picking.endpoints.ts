import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  finishPickingSchema,
  getPickingSchema,
  nextToPickSchema,
  pickGoodsSchema,
} from './picking.schema.ts';

export const getPickingEndpoint = endpoint<typeof getPickingSchema>(
  'GET',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/separacao',
);
export const pickGoodsEndpoint = endpoint<typeof pickGoodsSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/separacao',
);
export const finishPickingEndpoint = endpoint<typeof finishPickingSchema>(
  'POST',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/separacao/concluir',
);
export const nextToPickEndpoint = endpoint<typeof nextToPickSchema>(
  'GET',
  '/v4/painel/:idfornecedor/pedidos/a-separar',
);
