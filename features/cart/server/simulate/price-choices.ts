import {
  customersOf,
  customersOfShop,
  customersPage,
} from '#features/accounts/server/clients/customers-page.store.ts';
import { clientSearchWords } from '#features/delegation/domain/client-search.ts';
import { paymentMethodsOf } from '#features/payments/server/methods/list-payment-methods.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';

/** Maximum clients: who needs more types more. */
const MOST = 20;

/** What can be chosen for an explanation, a simulation or a price rule; with ids, of the clients only these. */
export async function priceChoices(context: Context, text: string, ids?: readonly ClientId[]) {
  const { db, supplier } = context;
  const words = clientSearchWords(text);
  const among = ids === undefined ? customersOfShop(supplier.id) : customersOf(ids);
  const [clients, methods] = await Promise.all([
    customersPage(db, supplier.id, { among, words }, { limit: ids?.length ?? MOST, offset: 0 }),
    paymentMethodsOf(context),
  ]);
  return {
    clientes: clients.map(({ clientId, name, document }) => ({
      id: clientId,
      nome: name,
      detalhe: document ?? '',
    })),
    formasPagamento: methods.map(({ id, name }) => ({ id, nome: name, detalhe: '' })),
  };
}
