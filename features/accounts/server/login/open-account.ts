import type { ClientId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { addNewClient, addNewUser, dropClient } from '../clients/users.store.ts';

export interface OpenedAccount {
  readonly clientId: ClientId;
  readonly kind: 'person' | 'company';
  readonly clientName: string;
  readonly userName: string;
  readonly document: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly stateRegistration: string | null;
  readonly passwordHash: string;
  readonly now: Instant;
}

/**
 * Adds a client with its main user, whose e-mail is confirmed. Undefined where the document or e-mail is taken; of concurrent
 * calls the unique indexes let one through. Call it in a transaction.
 */
export async function openAccount(db: Db, account: OpenedAccount): Promise<UserId | undefined> {
  const { clientId, kind, clientName, userName, document, phone, stateRegistration } = account;
  const { email, passwordHash, now } = account;
  const client = { id: clientId, kind, name: clientName, document, phone, stateRegistration };
  if (!(await addNewClient(db, client))) return undefined;
  const userId = newId();
  const user = { id: userId, clientId, name: userName, email, passwordHash, emailVerifiedAt: new Date(now) };
  if (await addNewUser(db, user)) return userId;
  await dropClient(db, clientId);
  return undefined;
}
