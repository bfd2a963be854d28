import { endpoint } from '#platform/contract/endpoint.ts';
import type { listApiKeysSchema } from './api-keys.schema.ts';

export const listApiKeys = endpoint<typeof listApiKeysSchema>('GET', '/v4/painel/:idfornecedor/chaves-api');
