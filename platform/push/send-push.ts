/** One message to a browser through its push service: encrypted for the browser (RFC 8291), signed by the server (RFC 8292). */
import webPush from 'web-push';
import { type OutsideRequest, sendOutside } from '../outbound/send-outside.ts';
import { pushEndpoint } from './push-endpoint.ts';
import type { VapidKey } from './vapid-keys.ts';

/** What a browser gives to a server that may send it messages. */
export interface PushSubscriptionKeys {
  readonly endpoint: string;
  /** base64url */
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly text: string;
  /** How long the service stores it for a browser that is off. Seconds. */
  readonly timeToLive: number;
  /** A later message with the same topic replaces one that is still stored: letters, digits, - and _, at most 32. */
  readonly topic: string;
}

export interface PushSender {
  readonly key: Pick<VapidKey, 'publicKey' | 'privateKey'>;
  /** Where the service's operator can complain: 'mailto:…'. */
  readonly contact: string;
}

/**
 * `gone`: the browser no longer has the subscription. `refused`: this message will never be accepted. `later`: the service did not
 * answer, or not now. `code`: '503', 'no-answer'.
 */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'refused' | 'later'; readonly code: string };

/** Milliseconds. */
const TIMEOUT = 5_000;

type Send = (request: OutsideRequest) => ReturnType<typeof sendOutside>;

/** Never throws. Goes to public addresses only. */
export async function sendPush(
  subscription: PushSubscriptionKeys,
  message: PushMessage,
  sender: PushSender,
  send: Send = sendOutside,
): Promise<PushOutcome> {
  const url = pushEndpoint(subscription.endpoint);
  const request = url && encrypted(subscription, message, sender);
  if (url === undefined || request === undefined) return { kind: 'refused', code: 'unusable' };
  const { headers, body } = request;
  const answer = await send({
    method: 'POST',
    url,
    headers: { ...headers, accept: '*/*' },
    bytes: body,
    readsBody: false,
    timeout: TIMEOUT,
  });
  if (answer.ok) return outcomeOf(answer.value.status);
  return { kind: answer.refusal === 'inward-address' ? 'refused' : 'later', code: answer.refusal };
}

export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const code = String(status);
  // A refused signature may be a clock that is wrong for a while.
  const passes = status === 401 || status === 403 || status === 408 || status === 429 || status >= 500;
  return { kind: passes ? 'later' : 'refused', code };
}

/** Undefined if the browser's keys are none. */
function encrypted(
  { endpoint, p256dh, auth }: PushSubscriptionKeys,
  { text, timeToLive, topic }: PushMessage,
  { key, contact }: PushSender,
): { readonly headers: Record<string, string>; readonly body: Buffer } | undefined {
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      TTL: timeToLive,
      topic,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: contact, publicKey: key.publicKey, privateKey: key.privateKey },
    });
    const texts = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
    return { headers: Object.fromEntries(texts) as Record<string, string>, body };
  } catch {
    return undefined;
  }
}
