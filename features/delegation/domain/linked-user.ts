/** Somebody who may buy for a client, or was asked to. Spec 6, linked user. */
import type { Instant } from '#kernel/scope.ts';

export type LinkedUserState = 'active' | 'invited' | 'expired';

export interface LinkedUser {
  /** Spec 3, id_usuario. */
  readonly id: string;
  /** Empty until they have accepted: nobody learns from an invitation who has an account. */
  readonly name: string;
  readonly email: string;
  readonly principal: boolean;
  readonly state: LinkedUserState;
  /** When the last invitation was sent, while it is one. */
  readonly invitedAt?: Instant;
}

export const INVITATION_DAYS = 7;
export const INVITATION_LIFETIME = INVITATION_DAYS * 24 * 60 * 60_000;

/** More than any company that orders here lets buy. */
export const MOST_LINKED_USERS = 100;

/** A token for other systems lasts as long as a short job. Reliability M12. */
export const TOKEN_LIFETIME = 15 * 60_000;

/** An invitation that nobody accepted in its time is over; another one may be sent. */
export const invitationState = (expiresAt: Instant, now: Instant): LinkedUserState =>
  expiresAt > now ? 'invited' : 'expired';

/** The main user first, then who buys by name, then who was asked, the last one first. */
export const inOrder = (users: readonly LinkedUser[]): readonly LinkedUser[] =>
  users.toSorted(
    (a, b) =>
      Number(b.principal) - Number(a.principal) ||
      Number(b.state === 'active') - Number(a.state === 'active') ||
      (b.invitedAt ?? 0) - (a.invitedAt ?? 0) ||
      a.name.localeCompare(b.name, 'pt-BR') ||
      a.id.localeCompare(b.id),
  );
