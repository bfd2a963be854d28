/** Rights of the platform's people outside of any shop. */
import type { Permission, PlatformPermission, PlatformRole } from '#kernel/permissions.ts';

export const platformMay = (role: PlatformRole, permission: PlatformPermission): boolean =>
  role === 'administrator' || permission === 'platform:read';

/** Undefined for people who work for shops only. */
export const platformRoleOf = ({
  administrator,
  support,
}: {
  readonly administrator: boolean;
  readonly support: boolean;
}): PlatformRole | undefined => (administrator ? 'administrator' : support ? 'support' : undefined);

/**
 * What an administrator who acts as a member of the staff may not do: the member acted for would find other people, keys or ways in.
 * Their own password and second step are not changed by permission: those calls accept no such session.
 */
const NOT_WHILE_ACTING: ReadonlySet<string> = new Set<Permission | 'staff:manage'>([
  'api-keys:manage',
  'staff:manage',
]);

export const mayWhileActing = (permission: Permission): boolean => !NOT_WHILE_ACTING.has(permission);

/** How long an administrator may act as somebody. Milliseconds. */
export const ACTING_LENGTH = 30 * 60_000;
