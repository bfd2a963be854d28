import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  createAlertSchema,
  createPriceAlertSchema,
  dismissAlertsSchema,
  dropAlertSchema,
  dropPriceAlertSchema,
  listAlertsSchema,
  optOutSchema,
} from './product-alerts.schema.ts';

export const createAlertEndpoint = endpoint<typeof createAlertSchema>(
  'POST',
  '/v4/notificacao/alerta-disponibilidade',
);
export const dropAlertEndpoint = endpoint<typeof dropAlertSchema>(
  'POST',
  '/v4/notificacao/alerta-disponibilidade/remove',
);
export const createPriceAlertEndpoint = endpoint<typeof createPriceAlertSchema>(
  'POST',
  '/v4/notificacao/alerta-preco',
);
export const dropPriceAlertEndpoint = endpoint<typeof dropPriceAlertSchema>(
  'POST',
  '/v4/notificacao/alerta-preco/remove',
);
export const listAlertsEndpoint = endpoint<typeof listAlertsSchema>(
  'GET',
  '/v4/notificacao/alertas/:idfornecedor/:idcliente',
);
export const dismissAlertsEndpoint = endpoint<typeof dismissAlertsSchema>(
  'POST',
  '/v4/notificacao/alertas/vistos',
);

/** Also in the header of the mails, so it needs nothing but itself. */
export const ALERT_OPT_OUT_PATH = '/v4/notificacao/alertas/cancelar/:codigo';
export const optOutEndpoint = endpoint<typeof optOutSchema>('POST', ALERT_OPT_OUT_PATH);
