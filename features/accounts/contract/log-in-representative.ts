import { endpoint } from '#platform/contract/endpoint.ts';
import type { logInSchema } from './log-in.schema.ts';

/** Login of sales representatives: the response is their own view, without a client. Spec 6. */
export const logInRepresentative = endpoint<typeof logInSchema>(
  'POST',
  '/v1/app/:token/usuario/autenticar/representante',
);
