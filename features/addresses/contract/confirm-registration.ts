import { endpoint } from '#platform/contract/endpoint.ts';
import type { confirmRegistrationSchema } from './confirm-registration.schema.ts';

export const confirmRegistration = endpoint<typeof confirmRegistrationSchema>(
  'POST',
  '/v4/cadastro/confirmar',
);
