/**
 * The session of one answer: says which products it recommended, signed, so that feedback needs no stored session and cannot name
 * other products. It identifies nobody.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { newId } from '#platform/db/new-id.ts';
import { type DerivedKey, derivedKeys } from '#platform/keys/derived-keys.ts';
import { RECOMMENDATION_VIEWS, type RecommendationView } from '../domain/feedback.ts';

const PURPOSE = 'recommendation session';

/** Feedback is accepted for this time. Milliseconds. */
export const SESSION_LIFETIME = 4 * 60 * 60_000;

export interface FeedbackSession {
  readonly id: string;
  readonly view: RecommendationView;
  readonly productIds: readonly ProductId[];
}

/** '<view>.<expiry>.<ids>.<signature>'. */
export function issueSession(
  secrets: string,
  supplierId: SupplierId,
  { view, productIds }: Omit<FeedbackSession, 'id'>,
  now: Instant,
): string {
  const [key] = derivedKeys(secrets, PURPOSE);
  const ids = Buffer.from([newId(), ...productIds].join('').replaceAll('-', ''), 'hex').toString('base64url');
  const text = `${RECOMMENDATION_VIEWS.indexOf(view)}.${(now + SESSION_LIFETIME).toString(36)}.${ids}`;
  return `${text}.${signature(key, supplierId, text).toString('base64url')}`;
}

/** Undefined if it was not issued for this supplier, or has expired. */
export function verifyFeedbackToken(
  secrets: string,
  supplierId: SupplierId,
  token: string,
  now: Instant,
): FeedbackSession | undefined {
  const [place = '', expiry = '', packed = '', signed = ''] = token.split('.');
  const given = Buffer.from(signed, 'base64url');
  const text = `${place}.${expiry}.${packed}`;
  const isSigned = derivedKeys(secrets, PURPOSE).some((key) => {
    const expected = signature(key, supplierId, text);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  const view = RECOMMENDATION_VIEWS[Number(place)];
  const [id, ...productIds] = uuidsIn(Buffer.from(packed, 'base64url').toString('hex'));
  if (!isSigned || view === undefined || id === undefined || now >= Number.parseInt(expiry, 36))
    return undefined;
  return { id, view, productIds };
}

const signature = (key: DerivedKey, supplierId: SupplierId, text: string): Buffer =>
  createHmac('sha256', key.bytes).update(`${supplierId} ${text}`).digest();

const uuidsIn = (hex: string): readonly string[] =>
  (hex.match(/.{32}/g) ?? []).map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
