/** Test combos: by default two products at ten reais, ten per cent off. */

import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Combo } from '../../domain/combo.ts';
import { createCombo, type NewCombo } from '../create-combo.ts';

export async function aCombo(shop: Context, wanted: Partial<NewCombo> = {}): Promise<Combo> {
  const items = wanted.items ?? [
    { productId: await aProduct(shop, { price: 1000 }), quantity: thousandths(1000) },
    { productId: await aProduct(shop, { price: 1000 }), quantity: thousandths(2000) },
  ];
  const name = wanted.name ?? 'Café da manhã';
  const combo = {
    slug: `combo-${newId()}`,
    price: { kind: 'percent', basisPoints: 1_000 },
    ...wanted,
  } as const;
  return createCombo(shop.db, shop.supplier.id, { ...combo, name, items }, shop.now);
}

export async function aClient(shop: Context, name = 'Ana'): Promise<Customer> {
  const email = `${newId()}@exemplo.com.br`;
  const account = await createClientAccount(shop.db, {
    kind: 'person',
    name,
    email,
    password: { hash: 'none' },
  });
  await setCustomer(shop.db, shop.supplier.id, account.clientId, { approved: true });
  return {
    kind: 'customer',
    clientKind: 'person',
    sessionId: newId(),
    ...account,
    name,
    capacity: 'principal',
    approved: true,
  };
}
