/** A user who may buy for a client, or was invited to. Spec 6, linked user. */
import type { Instant } from '#kernel/scope.ts';

export type LinkedUserState = 'active' | 'invited' | 'expired';

export interface LinkedUser {
  /** Spec 3, id_usuario. */
  readonly id: string;
  /** Empty until acceptance: an invitation reveals nobody's account. */
  readonly name: string;
  readonly email: string;
  readonly principal: boolean;
  readonly state: LinkedUserState;
  /** When the last invitation was sent; only for pending ones. */
  readonly invitedAt?: Instant;
}

export const INVITATION_DAYS = 7;
export const INVITATION_LIFETIME = INVITATION_DAYS * 24 * 60 * 60_000;

/** Linked users and invitations per client, besides the main user. */
export const MAX_LINKED_USERS = 100;

/** Entries of a client's full list: its linked users, invitations and main user. */
export const MAX_USER_LIST = MAX_LINKED_USERS + 1;

/** Fifteen minutes, in milliseconds: a token for another system lasts for a short job. Reliability M12. */
export const TOKEN_LIFETIME = 15 * 60_000;

/** An expired invitation can be sent again. */
export const invitationState = (expiresAt: Instant, now: Instant): LinkedUserState =>
  expiresAt > now ? 'invited' : 'expired';

/** The main user first, then active users by name, then invitations, newest first. */
export const sortLinkedUsers = (users: readonly LinkedUser[]): readonly LinkedUser[] =>
  users.toSorted(
    (a, b) =>
      Number(b.principal) - Number(a.principal) ||
      Number(b.state === 'active') - Number(a.state === 'active') ||
      (b.invitedAt ?? 0) - (a.invitedAt ?? 0) ||
      a.name.localeCompare(b.name, 'pt-BR') ||
      a.id.localeCompare(b.id),
  );
