import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { sessionSegment } from '#features/accounts/storefront/login/use-session.ts';
import type { AddressId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { WireAddress } from '../contract/address.schema.ts';
import { addressFromWire, changesToWire, draftToWire, errorsFromWire } from '../contract/address.wire.ts';
import {
  createAddressEndpoint,
  deleteAddressEndpoint,
  saveBillingAddressEndpoint,
  updateAddressEndpoint,
} from '../contract/addresses.endpoints.ts';
import type { Address } from '../domain/address.ts';
import { type AddressChanges, changedAddress } from '../domain/change-address.ts';
import { type AddressDraft, type AddressErrors, parseNewAddress } from '../domain/parse-new-address.ts';

/** The saved address, or its field errors; any other failure is thrown. */
type Saved = Promise<Result<Address, AddressErrors>>;

/** Creates an address; validated here by the server's rules first. */
export async function sendNewAddress({ api, shop, session }: Buyer, draft: AddressDraft): Saved {
  const parsed = parseNewAddress(draft);
  if (!parsed.ok) return parsed;
  const params = { client: sessionSegment(session) };
  const body = { ...draftToWire(draft), idfornecedor: shop.id, idcliente: session.clientId };
  return saved(() => api.call(createAddressEndpoint, { params, body }));
}

/** Sends changed fields only. Spec 5: a response with code 400 is an error with a message. */
export async function sendAddressChanges(
  { api, shop, session }: Buyer,
  address: Address,
  changes: AddressChanges,
): Saved {
  const changed = changedAddress(address, changes);
  if (!changed.ok) return changed;
  const params = { client: sessionSegment(session) };
  const body = {
    idendereco: address.id,
    ...changesToWire(changes),
    idfornecedor: shop.id,
    idcliente: session.clientId,
  };
  return saved(() => api.call(updateAddressEndpoint, { params, body }));
}

export async function sendBillingAddress({ api, shop, session }: Buyer, draft: AddressDraft): Saved {
  const parsed = parseNewAddress(draft);
  if (!parsed.ok) return parsed;
  const params = { client: sessionSegment(session), idcliente: session.clientId };
  const body = { ...draftToWire(draft), idfornecedor: shop.id };
  return saved(() => api.call(saveBillingAddressEndpoint, { params, body }));
}

/** Deletes an address; a 404 counts as success, because another device may have deleted it. */
export async function sendDeletion({ api, session }: Buyer, idendereco: AddressId): Promise<void> {
  try {
    await api.call(deleteAddressEndpoint, { params: { client: sessionSegment(session), idendereco } });
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status !== 404) throw error;
  }
}

async function saved(send: () => Promise<WireAddress>): Saved {
  try {
    return accept(addressFromWire(await send()));
  } catch (error) {
    const fields = error instanceof ApiRefusal ? fieldErrors(error) : {};
    if (Object.keys(fields).length === 0) throw error;
    return refuse(fields);
  }
}

function fieldErrors({ problem }: ApiRefusal): AddressErrors {
  const fields = problem.facts?.campos;
  return typeof fields === 'object' && fields !== null ? errorsFromWire({ ...fields }) : {};
}
