/** Mercado Pago's webhooks name a payment and nothing else; header x-signature is 'ts=…,v1=…', an HMAC over three parts. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import {
  NOTICE_WINDOW,
  type Notice,
  type NoticeProblem,
  type ReceivedNotice,
} from '../providers/provider.ts';

const noticeSchema = Type.Object({
  type: Type.String(),
  data: Type.Object({ id: Type.Union([Type.Integer(), Type.String({ minLength: 1, maxLength: 64 })]) }),
});

export function readMercadoPagoNotice(
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
