import { endpoint } from '#platform/contract/endpoint.ts';
import type { logInWithTokenSchema, makeLoginTokenSchema } from './login-token.schema.ts';

export const makeLoginTokenEndpoint = endpoint<typeof makeLoginTokenSchema>(
  'POST',
  '/v4/login-token/:idfornecedor',
);
export const logInWithTokenEndpoint = endpoint<typeof logInWithTokenSchema>(
  'POST',
  '/v4/login-token/:idfornecedor/entrar',
);
