import { endpoint } from '#platform/contract/endpoint.ts';
import type { getClientPricingSchema, putClientPricingSchema } from './panel-client-pricing.schema.ts';
import type { grantPriceSchema, listGrantsSchema, revokeGrantSchema } from './panel-grants.schema.ts';

export const getClientPricingEndpoint = endpoint<typeof getClientPricingSchema>(
  'GET',
  '/v4/painel/:idfornecedor/clientes/:idcliente/precos',
);
export const putClientPricingEndpoint = endpoint<typeof putClientPricingSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/clientes/:idcliente/precos',
);
export const listGrantsEndpoint = endpoint<typeof listGrantsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/clientes/:idcliente/concessoes',
);
export const grantPriceEndpoint = endpoint<typeof grantPriceSchema>(
  'POST',
  '/v4/painel/:idfornecedor/clientes/:idcliente/concessoes',
);
export const revokeGrantEndpoint = endpoint<typeof revokeGrantSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/clientes/:idcliente/concessoes/:idconcessao',
);
