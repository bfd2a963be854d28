import { endpoint } from '#platform/contract/endpoint.ts';
import type { listSectorsSchema } from './list-sectors.schema.ts';

export const listSectors = endpoint<typeof listSectorsSchema>(
  'GET',
  '/v2/app/setores-produto/obter-setor/:token/:idfornecedor',
);
