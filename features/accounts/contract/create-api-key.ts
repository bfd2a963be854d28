import { endpoint } from '#platform/contract/endpoint.ts';
import type { createApiKeySchema } from './api-keys.schema.ts';

export const createApiKey = endpoint<typeof createApiKeySchema>(
  'POST',
  '/v4/painel/:idfornecedor/chaves-api',
);
