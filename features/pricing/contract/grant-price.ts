import { endpoint } from '#platform/contract/endpoint.ts';
import type { grantPriceSchema } from './panel-grants.schema.ts';

export const grantPrice = endpoint<typeof grantPriceSchema>(
  'POST',
  '/v4/painel/:idfornecedor/clientes/:idcliente/concessoes',
);
