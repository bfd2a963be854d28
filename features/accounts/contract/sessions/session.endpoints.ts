import { endpoint } from '#platform/contract/endpoint.ts';
import type { checkSessionSchema } from './session.schema.ts';

/** The current session. Works for visitors, and before the browser knows its handle. Spec 4, session check on load. */
export const checkSessionEndpoint = endpoint<typeof checkSessionSchema>('GET', '/v1/app/:client/cliente');
