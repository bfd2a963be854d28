import { endpoint } from '#platform/contract/endpoint.ts';
import type { funnelSchema, logAnalyticsEventSchema, withdrawVisitSchema } from './analytics.schema.ts';
import type { analyticsAccountSchema, saveAnalyticsAccountSchema } from './analytics-account.schema.ts';

/** Logs an analytics event of a shopper who consented. Spec 7, supplier. */
export const logAnalyticsEventEndpoint = endpoint<typeof logAnalyticsEventSchema>(
  'POST',
  '/v4/log/google-analytics/:idfornecedor',
);

/** Orders of a browser whose visitor withdrew consent are no longer reported to Google. */
export const withdrawVisitEndpoint = endpoint<typeof withdrawVisitSchema>(
  'POST',
  '/v4/log/google-analytics/:idfornecedor/retirada',
);

export const funnelEndpoint = endpoint<typeof funnelSchema>('GET', '/v4/painel/:idfornecedor/funil');

export const analyticsAccountEndpoint = endpoint<typeof analyticsAccountSchema>(
  'GET',
  '/v4/painel/:idfornecedor/google-analytics',
);

export const saveAnalyticsAccountEndpoint = endpoint<typeof saveAnalyticsAccountSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/google-analytics',
);
