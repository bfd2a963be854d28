import { endpoint } from '#platform/contract/endpoint.ts';
import type { logInSecondStepSchema } from './second-factor.schema.ts';

/** The login of who has a second factor ends here: before it there is no session. */
export const logInSecondStep = endpoint<typeof logInSecondStepSchema>(
  'POST',
  '/v1/app/:token/usuario/autenticar/segunda-etapa',
);
