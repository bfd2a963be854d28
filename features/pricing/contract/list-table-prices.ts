import { endpoint } from '#platform/contract/endpoint.ts';
import type { listTablePricesSchema } from './panel-price-tables.schema.ts';

export const listTablePrices = endpoint<typeof listTablePricesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/tabelas-preco/:idtabela/precos',
);
