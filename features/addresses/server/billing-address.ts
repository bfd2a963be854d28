import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Address } from '../domain/address.ts';
import { type AddressDraft, type AddressErrors, parseNewAddress } from '../domain/parse-new-address.ts';
import { addAddress, billingAddressOf, lockAddresses, writeAddress } from './addresses.store.ts';

type Client = Context & { readonly actor: Customer };

/** The client's billing address; undefined until it is set. Spec 3, billing address. */
export const billingAddress = ({ db, actor }: Client): Promise<Address | undefined> =>
  billingAddressOf(db, actor.clientId);

/** Sets the client's one billing address. It is separate from delivery addresses and never primary. */
export async function saveBillingAddress(
  context: Client,
  draft: AddressDraft,
): Promise<Result<Address, AddressErrors>> {
  const parsed = parseNewAddress({ ...draft, primary: false });
  if (!parsed.ok) return refuse(parsed.refusal);
  return inTransaction(context, async ({ db, actor: { clientId } }) => {
    await lockAddresses(db, clientId);
    const known = await billingAddressOf(db, clientId);
    const id = known?.id ?? newId();
    if (known === undefined) await addAddress(db, clientId, id, parsed.value, true);
    else await writeAddress(db, clientId, id, parsed.value);
    return accept({ ...parsed.value, id });
  });
}
