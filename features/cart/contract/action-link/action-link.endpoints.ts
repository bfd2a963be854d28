import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  closeActionLinkSchema,
  createActionLinkSchema,
  listActionLinksSchema,
  openActionLinkSchema,
} from './action-link.schema.ts';

export const openActionLinkEndpoint = endpoint<typeof openActionLinkSchema>(
  'GET',
  '/v4/link-acao/:idfornecedor/:codigo',
);
export const listActionLinksEndpoint = endpoint<typeof listActionLinksSchema>(
  'GET',
  '/v4/painel/:idfornecedor/links-acao',
);
export const createActionLinkEndpoint = endpoint<typeof createActionLinkSchema>(
  'POST',
  '/v4/painel/:idfornecedor/links-acao',
);
export const closeActionLinkEndpoint = endpoint<typeof closeActionLinkSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/links-acao/:idlink',
);
