import { customersOfShop, customersPage } from '#features/accounts/server/clients/customers-page.store.ts';
import { clientSearchWords } from '#features/delegation/domain/client-search.ts';
import { paymentMethodsOf } from '#features/payments/server/methods/list-payment-methods.ts';
import type { Context } from '#platform/db/context.ts';

/** Maximum clients: who needs more types more. */
const MOST = 20;

/** What can be chosen for an explanation or a simulation. */
export async function priceChoices(context: Context, text: string) {
  const { db, supplier } = context;
  const words = clientSearchWords(text);
  const among = customersOfShop(supplier.id);
  const [clients, methods] = await Promise.all([
    customersPage(db, supplier.id, { among, words }, { limit: MOST, offset: 0 }),
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
