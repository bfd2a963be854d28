import type { ApiScope } from '#kernel/permissions.ts';
import type { Instant } from '#kernel/scope.ts';

/** API key with which a supplier's own systems log its clients in; the key itself is not stored. Spec 6. */
export interface ApiKey {
  readonly id: string;
  /** Name that the supplier gave it, e.g. of the system that uses it. */
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: Instant;
  /** Absent: valid until it is revoked. */
  readonly expiresAt?: Instant;
  /** Last login with it, precise to some minutes. */
  readonly lastUsedAt?: Instant;
  /** Since when it is invalid. */
  readonly revokedAt?: Instant;
  /** Another key takes its place; this one is valid until `expiresAt`, while the shop's systems learn the new one. */
  readonly replaced?: boolean;
  /** Counts its changes. */
  readonly version: number;
}

/** Ten years, in milliseconds. */
const MAX_LIFETIME = 3_650 * 24 * 60 * 60_000;

/** A key may be valid until it is revoked, else until a moment that is still to come and not beyond ten years. */
export const isPossibleExpiry = (expiresAt: Instant | undefined, now: Instant): boolean =>
  expiresAt === undefined || (expiresAt > now && expiresAt <= now + MAX_LIFETIME);

/** How long a key stays valid after it was replaced. Milliseconds. */
export const REPLACED_KEY_LIFETIME = 24 * 60 * 60_000;

/** When the successor expires: it lives as long as the key was made for. */
export const successorExpiry = (
  { createdAt, expiresAt }: Pick<ApiKey, 'createdAt' | 'expiresAt'>,
  now: Instant,
): Instant | undefined => (expiresAt === undefined ? undefined : now + (expiresAt - createdAt));

/** When the replaced key expires: after a day, or before, as it would have anyway. */
export const replacedExpiry = (expiresAt: Instant | undefined, now: Instant): Instant =>
  Math.min(expiresAt ?? Number.POSITIVE_INFINITY, now + REPLACED_KEY_LIFETIME);
