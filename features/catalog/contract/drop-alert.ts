import { endpoint } from '#platform/contract/endpoint.ts';
import type { dropAlertSchema } from './drop-alert.schema.ts';

export const dropAlert = endpoint<typeof dropAlertSchema>(
  'POST',
  '/v4/notificacao/alerta-disponibilidade/remove',
);
