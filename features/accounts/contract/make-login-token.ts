import { endpoint } from '#platform/contract/endpoint.ts';
import type { makeLoginTokenSchema } from './login-token.schema.ts';

export const makeLoginToken = endpoint<typeof makeLoginTokenSchema>('POST', '/v4/login-token/:idfornecedor');
