import { refusedPart } from '#features/accounts/domain/applicant.ts';
import { mayLogIn } from '#features/accounts/domain/approval.ts';
import { countCustomers, customersPage } from '#features/accounts/server/clients/customers-page.store.ts';
import { defined } from '#kernel/defined.ts';
import type { UserId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { clientSearchWords } from '../domain/client-search.ts';
import type { RepresentedClients } from '../domain/represented-client.ts';
import type { ClientFacts } from './client-facts.ts';
import { clientsOfRepresentative } from './representative-clients.store.ts';

export interface ClientQuery {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** Clients of a representative, by name, in four queries per page. */
export async function listRepresentedClients(
  { db, supplier }: Context,
  userId: UserId,
  { search, limit, offset }: ClientQuery,
  facts: ClientFacts,
): Promise<RepresentedClients> {
  const about = {
    among: clientsOfRepresentative(db, supplier.id, userId),
    words: clientSearchWords(search),
    alsoBy: facts.inCity,
  };
  const total = await countCustomers(db, supplier.id, about);
  const rows = await customersPage(db, supplier.id, about, { limit, offset });
  const ids = rows.map(({ clientId }) => clientId);
  const cities = await facts.citiesOf(db, ids);
  const lastOrders = await facts.lastOrdersOf(db, supplier.id, ids);
  const clients = rows.map(({ clientId: id, name, document, email, creditLimit, ...word }) => {
    const lastOrder = lastOrders.get(id);
    return {
      id,
      name,
      approved: word.approved,
      ...refusedPart(word),
      open: mayLogIn(supplier.tags, word.approved),
      ...(document === null ? {} : { document }),
      ...(email === null ? {} : { email }),
      ...cities.get(id),
      ...(creditLimit === 0 ? {} : { creditLimit: centavos(creditLimit) }),
      ...defined({ lastOrder }),
    };
  });
  return { clients, total };
}
