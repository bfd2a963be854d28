import { endpoint } from '#platform/contract/endpoint.ts';
import type { askForAlertSchema, dropAlertSchema } from './availability-alerts.schema.ts';

export const askForAlertEndpoint = endpoint<typeof askForAlertSchema>(
  'POST',
  '/v4/notificacao/alerta-disponibilidade',
);
export const dropAlertEndpoint = endpoint<typeof dropAlertSchema>(
  'POST',
  '/v4/notificacao/alerta-disponibilidade/remove',
);
