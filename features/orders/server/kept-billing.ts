import { billingAddress } from '#features/addresses/server/public.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { BillingAddress } from '../domain/order.ts';

/** A copy of the billing address that the client keeps, if any. What a request says of it is not read. Spec 3. */
export async function keptBilling(
  context: Context & { readonly actor: Customer },
): Promise<BillingAddress | undefined> {
  const kept = await billingAddress(context);
  if (kept === undefined) return undefined;
  const { street, number, district, complement, city, state, postalCode, country } = kept;
  return { street, number, district, complement, city, state, postalCode, country };
}
