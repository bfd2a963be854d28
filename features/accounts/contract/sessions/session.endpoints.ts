import { endpoint } from '#platform/contract/endpoint.ts';
import type { checkSessionSchema, logOutSchema } from './session.schema.ts';

/** The current session. Works for visitors, and before the browser knows its handle. Spec 4, session check on load. */
export const checkSessionEndpoint = endpoint<typeof checkSessionSchema>('GET', '/v1/app/:client/cliente');

/** A GET with an effect, as specified; it must come from the shop's own pages. Design 4, safer readings. */
export const logOutEndpoint = endpoint<typeof logOutSchema>('GET', '/v1/app/:token/cliente/logout');
