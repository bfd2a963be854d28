import type { ClientId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { addNewUser } from './users.store.ts';

export interface NewLinkedUser {
  /** Of its own where absent. */
  readonly id?: UserId;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  /** When they showed that they read the mails of this address. */
  readonly verifiedAt?: Instant;
}

/** Another person who logs in for a client. False, and nothing is done, where somebody has this e-mail. Spec 6. */
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
