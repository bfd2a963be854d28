import { endpoint } from '#platform/contract/endpoint.ts';
import type { logInSchema } from './log-in.schema.ts';

export const logIn = endpoint<typeof logInSchema>('POST', '/v1/app/:token/usuario/autenticar');
