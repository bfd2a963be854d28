import { endpoint } from '#platform/contract/endpoint.ts';
import type { getClientPricingSchema } from './panel-client-pricing.schema.ts';

export const getClientPricing = endpoint<typeof getClientPricingSchema>(
  'GET',
  '/v4/painel/:idfornecedor/clientes/:idcliente/precos',
);
