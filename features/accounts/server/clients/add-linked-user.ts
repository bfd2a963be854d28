import type { ClientId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { addNewUser } from './users.store.ts';

export interface NewLinkedUser {
  /** A new id where absent. */
  readonly id?: UserId;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  /** When the user proved that they read this mailbox. */
  readonly verifiedAt?: Instant;
}

/** Adds another user to a client. False, without a change, where the e-mail is taken. Spec 6. */
export const addLinkedUser = (
  db: Db,
  clientId: ClientId,
  { id = newId(), name, email, passwordHash, verifiedAt }: NewLinkedUser,
): Promise<boolean> =>
  addNewUser(db, {
    id,
    clientId,
    email: email.toLowerCase(),
    name,
    principal: false,
    passwordHash,
    emailVerifiedAt: verifiedAt === undefined ? null : new Date(verifiedAt),
  });
