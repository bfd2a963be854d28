import { addressOf } from '#features/addresses/server/addresses-of.ts';
import { buyingTermsFromWire } from '#features/catalog/contract/buying-terms.wire.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { AddressId, PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import type { Pricing } from './price-lines.ts';

interface WireTerms {
  readonly idformapagamento?: PaymentMethodId;
  readonly tipoentrega?: DeliveryType | '';
  readonly idendereco?: AddressId;
}

/** The terms of a request, by which it is priced. An address that is not the caller's own is a 404. */
export async function termsOfCall(
  context: Context,
  { idformapagamento, tipoentrega, idendereco }: WireTerms,
): Promise<Pricing> {
  if (idendereco !== undefined && (await addressOf(context, idendereco)) === undefined) throw notFound();
  return buyingTermsFromWire({ idformapagamento, tipoEntrega: tipoentrega, idendereco });
}
