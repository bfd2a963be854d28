import { accountByLogin } from '#features/accounts/server/clients/users.store.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { putRepresentative } from '#features/delegation/server/put-representative.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Person } from '../people.ts';

/** Makes two new representatives of the shop, the first with these clients. Returns their e-mails, by which the panel names them. */
export async function twoRepresentatives(
  slug: string,
  clients: readonly Person[],
): Promise<readonly [string, string]> {
  const { url } = await joinEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', log: () => {} });
  const database = openDatabase(url);
  const emails = await database.transaction(async (db) => {
    const shop = await supplierByKey(db, slug);
    if (shop === undefined) throw new Error(`no shop is ${slug}`);
    const appoint = async (name: string, people: readonly Person[]): Promise<string> => {
      const email = `${name}-${crypto.randomUUID()}@exemplo.com.br`;
      const password = { hash: 'none' };
      const { userId } = await createClientAccount(db, { kind: 'person', name, email, password });
      const ids: string[] = [];
      for (const person of people) {
        const account = await accountByLogin(db, { kind: 'email', normalised: person.email });
        if (account !== undefined) ids.push(account.clientId);
      }
      await putRepresentative(db, shop.id, userId, ids, Date.now());
      return email;
    };
    return [await appoint('rui', clients), await appoint('rosa', [])] as const;
  });
  await database.close();
  return emails;
}
