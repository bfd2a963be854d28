import { seedTitles } from '#apps/server/src/demo/seed-titles.ts';
import { demoBoleto } from '#apps/server/src/demo/world/demo-boleto.ts';
import { type DemoTitle, TITLES_METHOD } from '#apps/server/src/demo/world/titles.ts';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { accountByLogin } from '#features/accounts/server/clients/users.store.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { Db } from '#platform/db/database.ts';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Person } from '../people.ts';

async function inDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const { url } = await joinEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', log: () => {} });
  const database = openDatabase(url);
  await database.transaction(work);
  await database.close();
}

/** Creates titles of this person at Ferragens Atlas, with boletos. */
export const owe = ({ email }: Person, titles: readonly DemoTitle[]): Promise<void> =>
  inDatabase((db) =>
    seedTitles(db, { supplier: 'ferragens-atlas', email, methodName: TITLES_METHOD, titles }),
  );

/** Lets only this person buy on account at a shop. `shop` is its path; the limit is in centavos. */
export const grantCredit = ({ email }: Person, shop: string, creditLimit: number): Promise<void> =>
  inDatabase(async (db) => {
    const supplier = await supplierByKey(db, shop.slice(1));
    const account = await accountByLogin(db, { kind: 'email', normalised: email });
    if (supplier === undefined || account === undefined) throw new Error(`nobody is ${email} at ${shop}`);
    const { legalName: name, address } = supplier.footer;
    await createPaymentMethod(db, supplier.id, {
      kind: 'on-account',
      name: 'Faturado 14 dias',
      description: '',
      priceVariance: 0,
      deliveryTypes: ['delivery', 'pickup'],
      onAccount: { days: [14], boleto: demoBoleto({ name, document: '20481635000165', address }) },
      position: 9,
    });
    await setCustomer(db, supplier.id, account.clientId, { approved: true, creditLimit });
  });
