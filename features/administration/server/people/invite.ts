import { parseLoginName } from '#features/accounts/domain/login/login-name.ts';
import type { StaffId, SupplierId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { hashOfOpaqueToken, newOpaqueToken } from '#platform/keys/opaque-token.ts';
import { INVITATION_LENGTH, type InvitedAs } from '../../domain/invitation.ts';
import { putInvitation } from './invitations.store.ts';

export interface Invited {
  readonly invitedAs: InvitedAs;
  readonly name: string;
  readonly email: string;
  /** The shop of an owner. */
  readonly supplierId?: SupplierId | undefined;
  /** Absent: a command of the server. */
  readonly invitedBy?: StaffId | undefined;
}

/** Path of the link, with its secret behind '#', which reaches no server. */
export const invitationPath = (code: string): string => `/plataforma/convite#codigo=${code}`;

/**
 * Invites a person, in the caller's transaction, and returns the secret of the link: the inviting person hands it over. An earlier
 * invitation of this address is replaced.
 */
export async function invite(
  db: Db,
  { invitedAs, name, email: typed, supplierId, invitedBy }: Invited,
  now: Instant,
): Promise<Result<{ readonly code: string; readonly email: string }, { readonly code: 'malformed-email' }>> {
  const login = parseLoginName(typed);
  if (login?.kind !== 'email') return refuse({ code: 'malformed-email' });
  const email = login.normalised;
  const code = newOpaqueToken();
  await putInvitation(db, {
    id: newId(),
    invitedAs,
    name,
    email,
    codeHash: hashOfOpaqueToken(code),
    onlyAt: supplierId ?? null,
    invitedBy: invitedBy ?? null,
    invitedAt: new Date(now),
    expiresAt: new Date(now + INVITATION_LENGTH),
  });
  return accept({ code, email });
}
