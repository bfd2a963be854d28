import { endpoint } from '#platform/contract/endpoint.ts';
import type { putClientPricingSchema } from './panel-client-pricing.schema.ts';

export const putClientPricing = endpoint<typeof putClientPricingSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/clientes/:idcliente/precos',
);
