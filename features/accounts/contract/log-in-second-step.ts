import { endpoint } from '#platform/contract/endpoint.ts';
import type { logInSecondStepSchema } from './second-factor.schema.ts';

/** Completes a login with a second factor; no session is open before it. */
export const logInSecondStep = endpoint<typeof logInSecondStepSchema>(
  'POST',
  '/v1/app/:token/usuario/autenticar/segunda-etapa',
);
