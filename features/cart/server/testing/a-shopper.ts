/** A logged-in customer at the context's shop, with the rows that carts and orders refer to. */

import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';

export type ShopperContext = Context & { readonly actor: Customer };

export async function aShopper(context: Context, approved = true): Promise<ShopperContext> {
  const { db, supplier } = context;
  const email = `${newId()}@exemplo.com.br`;
  const name = 'Ana Souza';
  const account = await createClientAccount(db, { kind: 'person', name, email, password: { hash: 'none' } });
  await setCustomer(db, supplier.id, account.clientId, { approved });
  return {
    ...context,
    actor: {
      kind: 'customer',
      sessionId: newId(),
      ...account,
      clientKind: 'person',
      name,
      capacity: 'principal',
      approved,
    },
  };
}
