import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addPriceTableSchema,
  changePriceTableSchema,
  giveTableSchema,
  listPriceTablesSchema,
  listTableClientsSchema,
  listTablePricesSchema,
  putTablePricesSchema,
  takeTableSchema,
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
export const changePriceTableEndpoint = endpoint<typeof changePriceTableSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/tabelas-preco/:idtabela',
);
export const listTableClientsEndpoint = endpoint<typeof listTableClientsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/tabelas-preco/:idtabela/clientes',
);
export const giveTableEndpoint = endpoint<typeof giveTableSchema>(
  'POST',
  '/v4/painel/:idfornecedor/tabelas-preco/:idtabela/clientes',
);
export const takeTableEndpoint = endpoint<typeof takeTableSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/tabelas-preco/:idtabela/clientes/:idcliente',
);
