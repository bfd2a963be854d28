import { endpoint } from '#platform/contract/endpoint.ts';
import type { logInWithApiKeySchema } from './api-keys.schema.ts';

export const logInWithApiKey = endpoint<typeof logInWithApiKeySchema>('POST', '/v4/api-key/login');
