/** Mercado Pago's payments API (v1), by its reference. Active once a supplier has saved its own keys. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { sendOutside } from '#platform/outbound/send-outside.ts';
import {
  type Movement,
  NOTICE_WINDOW,
  type Notice,
  type NoticeProblem,
  PROVIDER_TIMEOUT,
  type Provider,
  type ProviderAnswer,
  type ProviderProblem,
  type ReceivedNotice,
  type WantedCard,
  type WantedPix,
} from '../providers/provider.ts';
import type { MercadoPagoAccount } from './mercado-pago-account.ts';
import { cardBody, pixBody, reaisOf } from './mercado-pago-bodies.ts';
import { firstFound, mercadoPagoReport } from './mercado-pago-report.ts';

export interface MercadoPagoParts {
  readonly account: MercadoPagoAccount;
  /** Where webhooks are sent. */
  readonly noticeUrl: string;
  readonly api?: string;
  readonly timeout?: number;
  readonly now?: () => Instant;
}

export const MERCADO_PAGO_API = 'https://api.mercadopago.com';

export function mercadoPago({
  account,
  noticeUrl,
  api = MERCADO_PAGO_API,
  timeout = PROVIDER_TIMEOUT,
  now = Date.now,
}: MercadoPagoParts): Provider {
  const send = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { body, key }: { readonly body?: unknown; readonly key?: string } = {},
  ): Promise<Result<unknown, ProviderProblem>> => {
    const answer = await sendOutside({
      method,
      url: new URL(path, api),
      headers: {
        authorization: `Bearer ${account.accessToken}`,
        ...defined({ 'x-idempotency-key': key }),
      },
      ...defined({ body }),
      timeout,
    });
    if (!answer.ok) return refuse('no-answer');
    const { status } = answer.value;
    if (status === 404) return refuse('unknown');
    // Wrong or revoked keys: retrying with them is useless.
    if (status === 401 || status === 403) return refuse('keys-refused');
    // Rate limits and errors on their side say nothing about the payment.
    if (status === 408 || status === 409 || status === 429) return refuse('no-answer');
    if (status >= 400 && status < 500) return refuse('rejected');
    return status >= 200 && status < 300 ? accept(answer.value.body) : refuse('no-answer');
  };
  const payment = async (...args: Parameters<typeof send>): ProviderAnswer => {
    const answer = await send(...args);
    if (!answer.ok) return answer;
    const report = mercadoPagoReport(answer.value);
    return report === undefined ? refuse('no-answer') : accept(report);
  };
  const byRef = (ref: string): ProviderAnswer => payment('GET', `/v1/payments/${encodeURIComponent(ref)}`);
  return {
    name: 'mercado-pago',
    overCapture: 0,
    createPix: (wanted: WantedPix) =>
      payment('POST', '/v1/payments', { body: pixBody(wanted, noticeUrl), key: wanted.chargeId }),
    authoriseCard: (wanted: WantedCard) =>
      payment('POST', '/v1/payments', { body: cardBody(wanted, noticeUrl), key: wanted.chargeId }),
    capture: ({ ref, amount, key }: Movement) =>
      payment('PUT', `/v1/payments/${encodeURIComponent(ref)}`, {
        body: { capture: true, transaction_amount: reaisOf(amount) },
        key,
      }),
    cancel: (ref: string) =>
      payment('PUT', `/v1/payments/${encodeURIComponent(ref)}`, { body: { status: 'cancelled' } }),
    // The response describes the refund only, so the payment is fetched.
    refund: async ({ ref, amount, key }: Movement) => {
      const answer = await send('POST', `/v1/payments/${encodeURIComponent(ref)}/refunds`, {
        body: { amount: reaisOf(amount) },
        key,
      });
      return answer.ok ? byRef(ref) : answer;
    },
    fetch: async (by) => {
      if ('ref' in by) return byRef(by.ref);
      const found = await send(
        'GET',
        `/v1/payments/search?sort=date_created&criteria=desc&external_reference=${encodeURIComponent(by.chargeId)}`,
      );
      if (!found.ok) return found;
      const report = firstFound(found.value, by.chargeId);
      return report === undefined ? refuse('unknown') : accept(report);
    },
    readNotice: (notice) => readMercadoPagoNotice(account.webhookSecret, notice, now()),
  };
}

const noticeSchema = Type.Object({
  type: Type.String(),
  data: Type.Object({ id: Type.Union([Type.Integer(), Type.String({ minLength: 1, maxLength: 64 })]) }),
});

/** A webhook names a payment and nothing else; its header x-signature is 'ts=…,v1=…', an HMAC over three parts. */
function readMercadoPagoNotice(
  secret: string,
  { body, headers, query }: ReceivedNotice,
  now: Instant,
): Result<Notice, NoticeProblem> {
  const dataId = textOf(query['data.id']);
  const signed = signedBy(secret, textOf(headers['x-signature']), textOf(headers['x-request-id']), dataId);
  if (signed === undefined) return refuse('bad-signature');
  if (Math.abs(now - signed.at) > NOTICE_WINDOW) return refuse('stale');
  const notice = parsed(body);
  if (notice === undefined) return refuse('unreadable');
  if (notice.type !== 'payment') return refuse('irrelevant');
  // Only the URL is signed: a body that names another payment is forged.
  const ref = String(notice.data.id);
  return ref.toLowerCase() === dataId.toLowerCase()
    ? accept({ id: signed.mac, ref })
    : refuse('bad-signature');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Signed {
  /** Milliseconds; the header of old notices has seconds. */
  readonly at: Instant;
  /** Identifies the notice: its own id is in the body, which is not signed. */
  readonly mac: string;
}

function signedBy(secret: string, signature: string, requestId: string, dataId: string): Signed | undefined {
  const parts = new Map(signature.split(',').map((part) => part.trim().split('=', 2) as [string, string]));
  const at = parts.get('ts') ?? '';
  const given = parts.get('v1') ?? '';
  if (!/^\d{10,13}$/.test(at) || !/^[0-9a-f]{64}$/.test(given) || dataId === '') return undefined;
  const requested = requestId === '' ? '' : `request-id:${requestId};`;
  const manifest = `id:${dataId.toLowerCase()};${requested}ts:${at};`;
  const right = createHmac('sha256', secret).update(manifest).digest();
  if (!timingSafeEqual(right, Buffer.from(given, 'hex'))) return undefined;
  return { at: at.length > 10 ? Number(at) : Number(at) * 1000, mac: given };
}

function parsed(body: string): Static<typeof noticeSchema> | undefined {
  try {
    const notice: unknown = JSON.parse(body);
    return Value.Check(noticeSchema, notice) ? notice : undefined;
  } catch {
    return undefined;
  }
}
