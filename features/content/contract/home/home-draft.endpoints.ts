import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addDraftBlockSchema,
  changeDraftBlockSchema,
  discardDraftSchema,
  draftOfVersionSchema,
  getHomeSchema,
  listHomeVersionsSchema,
  orderDraftBlocksSchema,
  publishHomeSchema,
  removeDraftBlockSchema,
  unscheduleHomeSchema,
} from './home-draft.schema.ts';

export const getHomeEndpoint = endpoint<typeof getHomeSchema>(
  'GET',
  '/v4/painel/:idfornecedor/rascunho-home',
);
export const discardDraftEndpoint = endpoint<typeof discardDraftSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/rascunho-home',
);
export const addDraftBlockEndpoint = endpoint<typeof addDraftBlockSchema>(
  'POST',
  '/v4/painel/:idfornecedor/rascunho-home/blocos',
);
export const changeDraftBlockEndpoint = endpoint<typeof changeDraftBlockSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/rascunho-home/blocos/:idbloco',
);
export const removeDraftBlockEndpoint = endpoint<typeof removeDraftBlockSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/rascunho-home/blocos/:idbloco',
);
export const orderDraftBlocksEndpoint = endpoint<typeof orderDraftBlocksSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/rascunho-home/ordem',
);
export const publishHomeEndpoint = endpoint<typeof publishHomeSchema>(
  'POST',
  '/v4/painel/:idfornecedor/rascunho-home/publicacao',
);
export const unscheduleHomeEndpoint = endpoint<typeof unscheduleHomeSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/rascunho-home/publicacao',
);
export const listHomeVersionsEndpoint = endpoint<typeof listHomeVersionsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/versoes-home',
);
export const draftOfVersionEndpoint = endpoint<typeof draftOfVersionSchema>(
  'POST',
  '/v4/painel/:idfornecedor/versoes-home/:versao/rascunho',
);
