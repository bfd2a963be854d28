import { endpoint } from '#platform/contract/endpoint.ts';
import type { contentChoicesSchema } from './content-choices.schema.ts';

export const contentChoicesEndpoint = endpoint<typeof contentChoicesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/escolhas-conteudo',
);
