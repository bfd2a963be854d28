import { endpoint } from '#platform/contract/endpoint.ts';
import type { openActionLinkSchema } from './action-link.schema.ts';

export const openActionLink = endpoint<typeof openActionLinkSchema>(
  'GET',
  '/v4/link-acao/:idfornecedor/:codigo',
);
