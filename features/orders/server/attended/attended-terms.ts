import { openQuestions } from '#features/accounts/server/clients/about-client.ts';
import { offeredAddresses } from '#features/addresses/domain/chosen-address.ts';
import { addressesOf } from '#features/addresses/server/addresses-of.ts';
import { paymentMethodsOf } from '#features/payments/server/methods/list-payment-methods.ts';
import { listCombos } from '#features/promotions/server/show-combos.ts';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import { characteristics } from '#features/suppliers/server/choices-of.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { AttendedTerms } from '../../domain/attended-terms.ts';
import { firstStatus, isQuote } from '../../domain/order-status.ts';
import { approvalRefusal } from '../../domain/submit/approval-refusal.ts';
import { clientsOf } from '../read/shop-orders.ts';
import { asAttendant } from './as-attendant.ts';

/** How this client buys at the shop, as the client's own checkout would offer it. */
export async function attendedTerms(
  context: StaffContext,
  clientId: ClientId,
): Promise<Result<AttendedTerms, { readonly code: 'client-not-found' }>> {
  const buyer = await asAttendant(context, clientId);
  if (buyer === undefined) return refuse({ code: 'client-not-found' });
  const { tags } = buyer.supplier;
  const [clients, addresses, methods, questions, open, combos] = await Promise.all([
    clientsOf(buyer, [clientId]),
    addressesOf(buyer),
    paymentMethodsOf(buyer),
    characteristics(buyer),
    openQuestions(buyer),
    listCombos(buyer, { onlyOfEveryone: false }),
  ]);
  return accept({
    client: clients.get(clientId) ?? { clientId, name: '' },
    ...defined({ obstacle: approvalRefusal(tags, buyer.actor) }),
    quote: isQuote(firstStatus(tags)),
    deliveryTypes: offeredDeliveryTypes(tags),
    addresses: offeredAddresses(tags, addresses),
    methods,
    questions: [...open, ...questions.order],
    combos: combos
      .filter(({ most }) => most > 0)
      .map(({ id, name, prices }) => ({
        id,
        name,
        ...defined({ price: prices === undefined ? undefined : prices.price }),
      })),
  });
}
