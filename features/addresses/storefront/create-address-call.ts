import { clientSegment } from '#features/accounts/storefront/public.tsx';
import type { Buyer } from '#features/payments/storefront/public.tsx';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { addressFromWire, draftToWire, errorsFromWire } from '../contract/address.wire.ts';
import { createAddress } from '../contract/create-address.ts';
import type { Address } from '../domain/address.ts';
import { type AddressDraft, type AddressErrors, parseNewAddress } from '../domain/parse-new-address.ts';

/** Creates the address, or says field by field what to mend: by the same rules here and on the server. */
export async function sendNewAddress(
  { api, shop, session }: Buyer,
  draft: AddressDraft,
): Promise<Result<Address, AddressErrors>> {
  const parsed = parseNewAddress(draft);
  if (!parsed.ok) return parsed;
  try {
    const created = await api.call(createAddress, {
      params: { client: clientSegment(session) },
      body: { ...draftToWire(draft), idfornecedor: shop.id, idcliente: session.clientId },
    });
    return accept(addressFromWire(created));
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
