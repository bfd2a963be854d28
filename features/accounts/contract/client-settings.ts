import { endpoint } from '#platform/contract/endpoint.ts';
import type { clientSettingsSchema } from './client-settings.schema.ts';

/** Spec 7, user. */
export const clientSettings = endpoint<typeof clientSettingsSchema>(
  'GET',
  '/v2/app/:client/get-configuracoes-cliente',
);
