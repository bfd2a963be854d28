import { endpoint } from '#platform/contract/endpoint.ts';
import type { priceQuoteSchema } from '../quotes/price-quote.schema.ts';
import type {
  exportShopOrdersSchema,
  getShopOrderSchema,
  listShopOrdersSchema,
  moveOrderSchema,
  moveOrdersSchema,
  noteOrderSchema,
  trackOrderSchema,
} from './panel-orders.schema.ts';

export const listShopOrdersEndpoint = endpoint<typeof listShopOrdersSchema>(
  'GET',
  '/v4/painel/:idfornecedor/pedidos',
);
export const getShopOrderEndpoint = endpoint<typeof getShopOrderSchema>(
  'GET',
  '/v4/painel/:idfornecedor/pedidos/:numpedido',
);
export const moveOrderEndpoint = endpoint<typeof moveOrderSchema>(
  'POST',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/situacao',
);
export const trackOrderEndpoint = endpoint<typeof trackOrderSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/rastreio',
);
export const priceQuoteEndpoint = endpoint<typeof priceQuoteSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/orcamento',
);
export const exportShopOrdersEndpoint = endpoint<typeof exportShopOrdersSchema>(
  'GET',
  '/v4/painel/:idfornecedor/pedidos/planilha',
);
export const moveOrdersEndpoint = endpoint<typeof moveOrdersSchema>(
  'POST',
  '/v4/painel/:idfornecedor/pedidos/situacao',
);
export const noteOrderEndpoint = endpoint<typeof noteOrderSchema>(
  'POST',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/anotacoes',
);
