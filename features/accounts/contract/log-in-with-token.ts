import { endpoint } from '#platform/contract/endpoint.ts';
import type { logInWithTokenSchema } from './login-token.schema.ts';

export const logInWithToken = endpoint<typeof logInWithTokenSchema>(
  'POST',
  '/v4/login-token/:idfornecedor/entrar',
);
