/** Invitations by the platform: to own a shop, or to work for the platform. */
import type { PlatformRole } from '#kernel/permissions.ts';
import type { Instant } from '#kernel/scope.ts';

export const INVITED_AS = ['owner', 'administrator', 'support'] as const;
export type InvitedAs = (typeof INVITED_AS)[number];

/** Long enough for a person who reads mails once a week. Milliseconds. */
export const INVITATION_LENGTH = 7 * 24 * 60 * 60_000;

export const platformRoleInvited = (invitedAs: InvitedAs): PlatformRole | undefined =>
  invitedAs === 'owner' ? undefined : invitedAs;

export interface OpenInvitation {
  readonly id: string;
  readonly invitedAs: InvitedAs;
  readonly name: string;
  readonly email: string;
  readonly invitedAt: Instant;
  readonly expiresAt: Instant;
}
