import { endpoint } from '#platform/contract/endpoint.ts';
import type { createActionLinkSchema } from './action-link.schema.ts';

export const createActionLink = endpoint<typeof createActionLinkSchema>(
  'POST',
  '/v4/painel/:idfornecedor/links-acao',
);
