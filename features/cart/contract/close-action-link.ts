import { endpoint } from '#platform/contract/endpoint.ts';
import type { closeActionLinkSchema } from './action-link.schema.ts';

export const closeActionLink = endpoint<typeof closeActionLinkSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/links-acao/:idlink',
);
