import { endpoint } from '#platform/contract/endpoint.ts';
import type { putTablePricesSchema } from './panel-price-tables.schema.ts';

export const putTablePrices = endpoint<typeof putTablePricesSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/tabelas-preco/:idtabela/precos',
);
