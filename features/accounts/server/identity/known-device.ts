/**
 * Devices with an earlier successful login: a signed cookie that outlives the session and opens nothing. It only gives its users
 * a separate count of attempts, so that somebody guessing their passwords elsewhere does not lock them out.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { newId } from '#platform/db/new-id.ts';
import { guardedCookie } from '#platform/http/guarded-cookie.ts';
import { derivedKeys } from '#platform/keys/derived-keys.ts';

const cookie = guardedCookie('vitrine_device');
const DAYS = 365;
/** Enough for a family or a counter. */
const MAX_PEOPLE = 5;

export interface KnownDevice {
  readonly id: string;
  /** Last login first. */
  readonly people: readonly (UserId | StaffId)[];
}

interface StoredDevice extends KnownDevice {
  /** Epoch milliseconds. */
  readonly until: Instant;
}

/** Device id if this person has logged in on it. */
export const deviceFor = (
  device: KnownDevice | undefined,
  person: UserId | StaffId | undefined,
): string | undefined =>
  device !== undefined && person !== undefined && device.people.includes(person) ? device.id : undefined;

/** Undefined where the cookie is missing, expired or not signed by us. */
export function presentedDevice(
  request: FastifyRequest,
  secret: string,
  now: Instant,
): KnownDevice | undefined {
  const [facts = '', signature = ''] = cookie.presented(request)?.split('.') ?? [];
  const given = Buffer.from(signature, 'base64url');
  const isOurs = derivedKeys(secret, 'known device').some(({ bytes }) => {
    const right = macOf(bytes, facts);
    return right.length === given.length && timingSafeEqual(right, given);
  });
  if (!isOurs) return undefined;
  const stored: StoredDevice = JSON.parse(Buffer.from(facts, 'base64url').toString('utf8'));
  return stored.until > now ? stored : undefined;
}

/** Adds the person to the device's cookie. */
export function rememberDevice(
  reply: FastifyReply,
  secret: string,
  person: UserId | StaffId,
  now: Instant,
): void {
  const before = presentedDevice(reply.request, secret, now);
  const others = before?.people.filter((other) => other !== person) ?? [];
  const seconds = DAYS * 24 * 60 * 60;
  const stored: StoredDevice = {
    id: before?.id ?? newId(),
    people: [person, ...others].slice(0, MAX_PEOPLE),
    until: now + seconds * 1_000,
  };
  const facts = Buffer.from(JSON.stringify(stored)).toString('base64url');
  const [{ bytes }] = derivedKeys(secret, 'known device');
  cookie.give(reply, `${facts}.${macOf(bytes, facts).toString('base64url')}`, seconds);
}

const macOf = (key: Buffer, facts: string): Buffer => createHmac('sha256', key).update(facts).digest();
