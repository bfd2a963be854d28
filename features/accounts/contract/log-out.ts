import { endpoint } from '#platform/contract/endpoint.ts';
import type { logOutSchema } from './log-out.schema.ts';

/** A GET with an effect, as specified; it must come from the shop's own pages. Design 4, safer readings. */
export const logOut = endpoint<typeof logOutSchema>('GET', '/v1/app/:token/cliente/logout');
