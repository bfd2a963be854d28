import { endpoint } from '#platform/contract/endpoint.ts';
import type { logInSecondStepSchema } from '../second-factor/second-factor.schema.ts';
import type { findCandidateSchema, logInSchema, logOutSchema } from './login.schema.ts';

export const logInEndpoint = endpoint<typeof logInSchema>('POST', '/v1/app/:token/usuario/autenticar');

/** Login of sales representatives: the response is their own view, without a client. Spec 6. */
export const logInRepresentativeEndpoint = endpoint<typeof logInSchema>(
  'POST',
  '/v1/app/:token/usuario/autenticar/representante',
);

/** Completes a login with a second factor; no session is open before it. */
export const logInSecondStepEndpoint = endpoint<typeof logInSecondStepSchema>(
  'POST',
  '/v1/app/:token/usuario/autenticar/segunda-etapa',
);

/** Same response for known and unknown logins. Design 4, safer readings. */
export const findCandidateEndpoint = endpoint<typeof findCandidateSchema>(
  'GET',
  '/v2/app/:token/usuario/:login',
);

/** A GET with an effect, as specified; it must come from the shop's own pages. Design 4, safer readings. */
export const logOutEndpoint = endpoint<typeof logOutSchema>('GET', '/v1/app/:token/cliente/logout');
