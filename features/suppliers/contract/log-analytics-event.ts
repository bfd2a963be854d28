import { endpoint } from '#platform/contract/endpoint.ts';
import type { logAnalyticsEventSchema } from './log-analytics-event.schema.ts';

/** Tells what a shopper did, where the shopper agreed to it. Spec 7, supplier. */
export const logAnalyticsEvent = endpoint<typeof logAnalyticsEventSchema>(
  'POST',
  '/v4/log/google-analytics/:idfornecedor',
);
