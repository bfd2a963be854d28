import { customersOfShop, customersPage } from '#features/accounts/server/clients/customers-page.store.ts';
import { clientSearchWords } from '#features/delegation/domain/client-search.ts';
import { defined } from '#kernel/defined.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { OrderClient } from '../../domain/shop-order.ts';

/** Maximum clients: who needs more types more. */
const MOST = 20;

/** The shop's clients whose name, e-mail or document contains the words. */
export async function findBuyers({ db, supplier }: StaffContext, text: string): Promise<OrderClient[]> {
  const search = { among: customersOfShop(supplier.id), words: clientSearchWords(text) };
  const found = await customersPage(db, supplier.id, search, { limit: MOST, offset: 0 });
  return found.map(({ clientId, name, document, email }) => ({
    clientId,
    name,
    ...defined({ document: document ?? undefined, email: email ?? undefined }),
  }));
}
