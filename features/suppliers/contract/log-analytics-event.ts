import { endpoint } from '#platform/contract/endpoint.ts';
import type { logAnalyticsEventSchema } from './log-analytics-event.schema.ts';

/** Logs an analytics event of a shopper who consented. Spec 7, supplier. */
export const logAnalyticsEvent = endpoint<typeof logAnalyticsEventSchema>(
  'POST',
  '/v4/log/google-analytics/:idfornecedor',
);
