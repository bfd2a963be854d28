import { randomBytes } from 'node:crypto';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { signSession } from '#features/accounts/server/identity/session-token.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { addSession } from '#features/accounts/server/sessions/sessions.store.ts';
import { saveNewAddress } from '#features/addresses/server/create-address.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';

export interface LoggedInClient {
  readonly clientId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  /** The client's handle for paths. */
  readonly handle: string;
  readonly addressId: string;
  /** Headers of all calls of the client. */
  readonly headers: Readonly<Record<string, string>>;
}

const A_DAY = 24 * 60 * 60_000;

/** Creates clients of the supplier, each with an address in its delivery area and an open session. */
export async function makeClients(
  db: Db,
  supplierId: SupplierId,
  count: number,
  sessionSecret: string,
): Promise<LoggedInClient[]> {
  const password = { hash: await hashPassword('vitrine123') };
  const make = async (number: number): Promise<LoggedInClient> => {
    const name = `Cliente ${number}`;
    const email = `cliente${number}@exemplo.com.br`;
    const { clientId, userId } = await createClientAccount(db, { kind: 'person', name, email, password });
    await setCustomer(db, supplierId, clientId, { approved: true });
    const { id: addressId } = await saveNewAddress(db, clientId, home(number));
    const [sessionId, handle, now] = [newId(), randomBytes(16).toString('base64url'), Date.now()];
    const expiresAt = new Date(now + A_DAY);
    await addSession(db, { id: sessionId, userId, handle, createdAt: new Date(now), expiresAt });
    const token = await signSession(sessionSecret, sessionId, expiresAt);
    const headers = { authorization: `Bearer ${token}` };
    return { clientId, userId, sessionId, name, handle, addressId, headers };
  };
  const clients: LoggedInClient[] = [];
  // As many concurrently as the pool has connections.
  for (let start = 0; start < count; start += 10) {
    const numbers = Array.from({ length: Math.min(10, count - start) }, (_, i) => start + i);
    clients.push(...(await Promise.all(numbers.map(make))));
  }
  return clients;
}

const home = (number: number) => ({
  label: 'Casa',
  street: 'Rua das Medidas',
  number: String(number + 1),
  district: 'Centro',
  complement: '',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01310100',
  country: 'Brasil',
  reference: '',
  primary: true,
});
