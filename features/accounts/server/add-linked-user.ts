import type { ClientId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { accountLike, addUser } from './users.store.ts';

/** Another person who logs in for a client. One whose e-mail is known already is left as it is. Spec 6. */
export async function addLinkedUser(
  db: Db,
  clientId: ClientId,
  user: { readonly name: string; readonly email: string; readonly passwordHash: string },
): Promise<void> {
  const email = user.email.toLowerCase();
  if ((await accountLike(db, email, undefined)) !== undefined) return;
  await addUser(db, {
    id: newId(),
    clientId,
    email,
    name: user.name,
    principal: false,
    passwordHash: user.passwordHash,
  });
}
