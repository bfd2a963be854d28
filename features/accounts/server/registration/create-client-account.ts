import type { ClientId, UserId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { bareDocument } from '../../domain/document.ts';
import { accountLike, addUser, insertClient } from '../clients/users.store.ts';
import { hashPassword } from '../identity/passwords.ts';

export interface NewClientAccount {
  readonly kind: 'person' | 'company';
  /** Name of the client: the company's name for a company. */
  readonly name: string;
  /** Name of the main user; defaults to the client's name. */
  readonly userName?: string;
  readonly email: string;
  readonly document?: string;
  readonly phone?: string;
  /** A precomputed hash lets many accounts share one password. */
  readonly password: string | { readonly hash: string };
}

/** Creates a client and its main user. An account with this e-mail or document is left unchanged. */
export async function createClientAccount(
  db: Db,
  account: NewClientAccount,
): Promise<{ readonly clientId: ClientId; readonly userId: UserId; readonly created: boolean }> {
  const email = account.email.trim().toLowerCase();
  const document = account.document === undefined ? undefined : bareDocument(account.document);
  const known = await accountLike(db, email, document);
  if (known !== undefined) return { clientId: known.clientId, userId: known.userId, created: false };
  const { password, kind, name, userName = name, phone } = account;
  const passwordHash = typeof password === 'string' ? await hashPassword(password) : password.hash;
  const clientId = newId();
  const userId = newId();
  await insertClient(db, { id: clientId, kind, name, document: document ?? null, phone: phone ?? null });
  await addUser(db, { id: userId, clientId, name: userName, email, principal: true, passwordHash });
  return { clientId, userId, created: true };
}
