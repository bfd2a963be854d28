import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  changeApiKeySchema,
  createApiKeySchema,
  listApiKeysSchema,
  logInWithApiKeySchema,
  replaceApiKeySchema,
  revokeApiKeySchema,
} from './api-keys.schema.ts';

export const logInWithApiKeyEndpoint = endpoint<typeof logInWithApiKeySchema>('POST', '/v4/api-key/login');
export const listApiKeysEndpoint = endpoint<typeof listApiKeysSchema>(
  'GET',
  '/v4/painel/:idfornecedor/chaves-api',
);
export const createApiKeyEndpoint = endpoint<typeof createApiKeySchema>(
  'POST',
  '/v4/painel/:idfornecedor/chaves-api',
);
export const changeApiKeyEndpoint = endpoint<typeof changeApiKeySchema>(
  'PUT',
  '/v4/painel/:idfornecedor/chaves-api/:idchave',
);
export const revokeApiKeyEndpoint = endpoint<typeof revokeApiKeySchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/chaves-api/:idchave',
);
export const replaceApiKeyEndpoint = endpoint<typeof replaceApiKeySchema>(
  'POST',
  '/v4/painel/:idfornecedor/chaves-api/:idchave/trocar',
);
