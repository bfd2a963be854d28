import { endpoint } from '#platform/contract/endpoint.ts';
import type { askForAlertSchema } from './ask-for-alert.schema.ts';

export const askForAlert = endpoint<typeof askForAlertSchema>(
  'POST',
  '/v4/notificacao/alerta-disponibilidade',
);
