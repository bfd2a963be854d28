import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addPriceTableSchema,
  listPriceTablesSchema,
  listTablePricesSchema,
  putTablePricesSchema,
} from './panel-price-tables.schema.ts';

export const listPriceTablesEndpoint = endpoint<typeof listPriceTablesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/tabelas-preco',
);
export const addPriceTableEndpoint = endpoint<typeof addPriceTableSchema>(
  'POST',
  '/v4/painel/:idfornecedor/tabelas-preco',
);
export const listTablePricesEndpoint = endpoint<typeof listTablePricesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/tabelas-preco/:idtabela/precos',
);
export const putTablePricesEndpoint = endpoint<typeof putTablePricesSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/tabelas-preco/:idtabela/precos',
);
