/** Sends shop events to our own log, in the order in which they happened. Spec 7, google-analytics. */
import type { SupplierId } from '#kernel/ids.ts';
import { CONSENT_HEADERS } from '#platform/contract/headers.ts';
import { visitorHeaders } from '#platform/web/visitor-headers.ts';
import { logAnalyticsEventEndpoint } from '../contract/analytics.endpoints.ts';
import { logEntryToWire } from '../contract/shop-event.wire.ts';
import type { ShopEvent } from '../domain/shop-event.ts';
import { quietApi } from './quiet-api.ts';
import { visitId } from './visit-id.ts';

/** Further events are dropped while this many wait, as without a connection. */
const MAX_WAITING = 50;

/** Whether the visitor's stored choice allows measuring, also where another tab has just changed it. */
export const mayMeasure = (): boolean =>
  visitorHeaders(document.cookie)[CONSENT_HEADERS.performance] === 'true';

let waiting: (() => Promise<unknown>)[] = [];
let sending = false;

/** `counted` hears of an event that was counted, and whether the server sends it to Google. */
export function logEvent(
  supplierId: SupplierId,
  event: ShopEvent,
  counted: (isSentByServer: boolean) => void,
): void {
  if (waiting.length >= MAX_WAITING) return;
  const body = logEntryToWire(event, visitId());
  waiting.push(async () => {
    if (!mayMeasure()) return;
    const answer = await quietApi(supplierId).call(logAnalyticsEventEndpoint, {
      params: { idfornecedor: supplierId },
      body,
    });
    if (answer.registrado) counted(answer.enviado_ao_google);
  });
  if (!sending) void sendWaiting();
}

/** One after the other; a failed one is dropped. */
async function sendWaiting(): Promise<void> {
  sending = true;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    await next().catch(() => undefined);
  sending = false;
}

/** When the page is left: the calls outlive it. */
export function sendAtOnce(): void {
  const rest = waiting;
  waiting = [];
  for (const send of rest) void send().catch(() => undefined);
}
