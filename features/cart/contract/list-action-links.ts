import { endpoint } from '#platform/contract/endpoint.ts';
import type { listActionLinksSchema } from './action-link.schema.ts';

export const listActionLinks = endpoint<typeof listActionLinksSchema>(
  'GET',
  '/v4/painel/:idfornecedor/links-acao',
);
