/** One event to Google's Measurement Protocol. It answers 2xx to whatever it has received, also with a wrong secret. */
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { sendOutside } from '#platform/outbound/send-outside.ts';
import { ga4Parameters } from '../../contract/ga4.wire.ts';
import type { Ga4Visit } from '../../domain/ga4-visit.ts';
import type { ShopEvent } from '../../domain/shop-event.ts';

const TIMEOUT = 5_000;

export interface Measurement {
  readonly visit: Ga4Visit;
  readonly event: ShopEvent;
  /** When it happened. */
  readonly at: Instant;
}

/** The refusal is the failure's code: '503', 'no-answer'. */
export async function sendToGoogle(
  collectUrl: string,
  apiSecret: string,
  { visit, event, at }: Measurement,
): Promise<Result<undefined, string>> {
  const url = new URL(collectUrl);
  url.searchParams.set('measurement_id', visit.measurementId);
  url.searchParams.set('api_secret', apiSecret);
  const answer = await sendOutside({
    method: 'POST',
    url,
    headers: {},
    timeout: TIMEOUT,
    readsBody: false,
    body: {
      client_id: visit.clientId,
      timestamp_micros: at * 1_000,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        {
          name: event.name,
          params: { ...ga4Parameters(event), session_id: visit.sessionId, engagement_time_msec: 1 },
        },
      ],
    },
  });
  if (!answer.ok) return refuse(answer.refusal);
  const { status } = answer.value;
  return status >= 200 && status < 300 ? accept(undefined) : refuse(String(status));
}
