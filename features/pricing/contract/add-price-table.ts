import { endpoint } from '#platform/contract/endpoint.ts';
import type { addPriceTableSchema } from './panel-price-tables.schema.ts';

export const addPriceTable = endpoint<typeof addPriceTableSchema>(
  'POST',
  '/v4/painel/:idfornecedor/tabelas-preco',
);
