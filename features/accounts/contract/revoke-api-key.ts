import { endpoint } from '#platform/contract/endpoint.ts';
import type { revokeApiKeySchema } from './api-keys.schema.ts';

export const revokeApiKey = endpoint<typeof revokeApiKeySchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/chaves-api/:idchave',
);
