import { endpoint } from '#platform/contract/endpoint.ts';
import type { createAlertSchema, dropAlertSchema } from './availability-alerts.schema.ts';

export const createAlertEndpoint = endpoint<typeof createAlertSchema>(
  'POST',
  '/v4/notificacao/alerta-disponibilidade',
);
export const dropAlertEndpoint = endpoint<typeof dropAlertSchema>(
  'POST',
  '/v4/notificacao/alerta-disponibilidade/remove',
);
