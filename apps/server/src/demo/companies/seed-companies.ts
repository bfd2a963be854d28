import { accountByLogin } from '#features/accounts/server/clients/users.store.ts';
import { changeCompanyPlace } from '#features/clients/server/company/change-company.ts';
import { NEVER_LINKED } from '#features/clients/server/company/company-links.store.ts';
import { changeClientTerms, showClientTerms } from '#features/clients/server/terms/client-terms.ts';
import type { ClientId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { staffOf } from '../seed-staff-context.ts';
import type { DemoCompanyTree, DemoTerms } from './companies.ts';

/** Of terms that nobody has written yet. */
const NEVER_AGREED = 1;

const clientOf = async (db: Db, email: string): Promise<ClientId | undefined> =>
  (await accountByLogin(db, { kind: 'email', normalised: email }))?.clientId;

/** Puts the branches below their head office, where the shop has not placed them yet. */
export async function seedCompanies(database: Database, trees: readonly DemoCompanyTree[]): Promise<void> {
  for (const { supplier, by, head, branches } of trees) {
    const context = await staffOf(database, supplier, by);
    const headId = await clientOf(database.db, head);
    if (context === undefined || headId === undefined) continue;
    for (const branch of branches) {
      const branchId = await clientOf(database.db, branch);
      if (branchId !== undefined) await changeCompanyPlace(context, branchId, headId, NEVER_LINKED);
    }
  }
}

/** Writes the terms of clients with whom the shop has agreed nothing. */
export async function seedTerms(database: Database, agreements: readonly DemoTerms[]): Promise<void> {
  for (const { supplier, by, client, payableBy, minimumOrder, note } of agreements) {
    const context = await staffOf(database, supplier, by);
    const clientId = await clientOf(database.db, client);
    if (context === undefined || clientId === undefined) continue;
    const shown = await showClientTerms(context, clientId);
    if (!shown.ok || shown.value.agreed.version !== NEVER_AGREED) continue;
    const paymentMethodIds = shown.value.methods
      .filter(({ name }) => payableBy.includes(name))
      .map(({ id }) => id);
    const draft = { paymentMethodIds, minimumOrder: centavos(minimumOrder), note };
    await changeClientTerms(context, clientId, draft, NEVER_AGREED);
  }
}
