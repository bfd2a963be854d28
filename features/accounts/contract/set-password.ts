import { endpoint } from '#platform/contract/endpoint.ts';
import type { setPasswordSchema } from './set-password.schema.ts';

export const setPassword = endpoint<typeof setPasswordSchema>('POST', '/v4/senha/nova');
