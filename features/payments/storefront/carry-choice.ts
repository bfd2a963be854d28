import type { Asker } from '#features/accounts/storefront/buyer.ts';
import { chosenMethod } from './current-method.ts';
import { saveMethod } from './save-method.ts';

/** At login: the method that the visitor chose becomes the client's. */
export async function carryChoice(visitor: Asker, client: Asker): Promise<void> {
  const wished = chosenMethod(visitor);
  if (wished === undefined || client.session.choosing || wished === client.session.paymentMethodId) return;
  await saveMethod(client, wished);
}
