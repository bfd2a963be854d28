import { endpoint } from '#platform/contract/endpoint.ts';
import type { listPriceTablesSchema } from './panel-price-tables.schema.ts';

export const listPriceTables = endpoint<typeof listPriceTablesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/tabelas-preco',
);
