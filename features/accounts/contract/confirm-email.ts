import { endpoint } from '#platform/contract/endpoint.ts';
import type { confirmEmailSchema } from './confirm-email.schema.ts';

export const confirmEmail = endpoint<typeof confirmEmailSchema>('POST', '/v4/verificacao/confirmar');
