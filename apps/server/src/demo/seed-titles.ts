/** Creates the titles (debts) of demo clients. Runs once, so titles paid since stay paid. */

import { parseLoginName } from '#features/accounts/domain/login/login-name.ts';
import { accountByLogin } from '#features/accounts/server/clients/users.store.ts';
import { createTitle } from '#features/payments/server/titles/create-title.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { centavos } from '#kernel/money.ts';
import { addDays } from '#kernel/time/calendar.ts';
import type { Db } from '#platform/db/database.ts';
import type { DemoTitle } from './world/titles.ts';

const DAY = 24 * 60 * 60_000;

interface Debt {
  readonly supplier: string;
  /** Login of the debtor. */
  readonly email: string;
  readonly methodName: string;
  readonly titles: readonly DemoTitle[];
}

/** Run it in a transaction. */
export async function seedTitles(db: Db, { supplier, email, methodName, titles }: Debt): Promise<void> {
  const shop = await supplierByKey(db, supplier);
  const login = parseLoginName(email);
  const account = login && (await accountByLogin(db, login));
  if (shop === undefined || account === undefined) throw new Error(`nobody is ${email} at ${supplier}`);
  const now = Date.now();
  const today = todayOf({ supplier: shop, now });
  for (const { document, amount, issued, due, paid } of titles) {
    const title = {
      document,
      clientId: account.clientId,
      amount: centavos(amount),
      issuedOn: addDays(today, issued),
      dueOn: addDays(today, due),
      usesCredit: true,
      methodName,
    };
    await createTitle(db, shop.id, paid === undefined ? title : { ...title, paidAt: now + paid * DAY }, now);
  }
}
