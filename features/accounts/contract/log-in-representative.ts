import { endpoint } from '#platform/contract/endpoint.ts';
import type { logInSchema } from './log-in.schema.ts';

/** The sales representatives' own door: the same login, answered with the view of their own. Spec 6. */
export const logInRepresentative = endpoint<typeof logInSchema>(
  'POST',
  '/v1/app/:token/usuario/autenticar/representante',
);
