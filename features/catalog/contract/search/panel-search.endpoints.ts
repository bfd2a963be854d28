import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addSynonymsSchema,
  changeSynonymsSchema,
  dropSynonymsSchema,
  listSynonymsSchema,
  searchReportSchema,
} from './panel-search.schema.ts';

export const searchReportEndpoint = endpoint<typeof searchReportSchema>(
  'GET',
  '/v4/painel/:idfornecedor/buscas',
);
export const listSynonymsEndpoint = endpoint<typeof listSynonymsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/sinonimos',
);
export const addSynonymsEndpoint = endpoint<typeof addSynonymsSchema>(
  'POST',
  '/v4/painel/:idfornecedor/sinonimos',
);
export const changeSynonymsEndpoint = endpoint<typeof changeSynonymsSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/sinonimos/:idsinonimo',
);
export const dropSynonymsEndpoint = endpoint<typeof dropSynonymsSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/sinonimos/:idsinonimo',
);
