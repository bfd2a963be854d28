import { endpoint } from '#platform/contract/endpoint.ts';
import type { emailStateSchema } from './email-state.schema.ts';

export const emailState = endpoint<typeof emailStateSchema>('GET', '/v4/verificacao/:idcliente');
