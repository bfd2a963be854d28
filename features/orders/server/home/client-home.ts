import { addressOf } from '#features/addresses/server/addresses-of.ts';
import type { BuyingTerms } from '#features/catalog/domain/buying-terms.ts';
import { pickProducts } from '#features/catalog/server/products/pick-products.ts';
import type { FirstSlot } from '#features/delivery/domain/first-slot.ts';
import { findFirstSlot } from '#features/delivery/server/find-first-slot.ts';
import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import { listsOfClient } from '#features/shopping-lists/server/lists-of-client.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import type { BoughtAgain, ClientHome } from '../../domain/home/client-home.ts';
import { type OrderUnderway, orderToShow, underway } from '../../domain/home/order-underway.ts';
import { paymentPhase } from '../../domain/payment-phase.ts';
import { visibleOrdersOf } from '../read/order-visibility.ts';
import { mostBought } from '../store/bought-products.store.ts';
import { openOrders } from './open-orders.store.ts';

const MAX_BOUGHT = 12;
const MAX_LISTS = 6;
/** Looked through for the one that waits for its client. */
const MAX_OPEN = 10;

/**
 * The client's own part of the home. All of it is the account's, which other pages show, too: nothing is inferred about the person,
 * so it needs no consent to personalization. The number of queries does not depend on how much there is.
 */
export async function clientHome(context: CustomerContext, terms: BuyingTerms): Promise<ClientHome> {
  const [bought, open, firstSlot, lists] = await allSettledOrThrow([
    boughtAgain(context, terms),
    ordersUnderway(context),
    firstSlotFor(context, terms),
    listsOfClient(context, context.actor.clientId),
  ]);
  return {
    bought,
    ...defined({
      order: orderToShow(open),
      firstSlot: firstSlot && { ...firstSlot, today: todayOf(context) },
    }),
    otherOrders: Math.max(0, open.length - 1),
    lists: lists
      .filter(({ productCount }) => productCount > 0)
      .slice(0, MAX_LISTS)
      .map(({ id, name, productCount }) => ({ id, name, productCount })),
  };
}

async function boughtAgain(context: CustomerContext, terms: BuyingTerms): Promise<readonly BoughtAgain[]> {
  const before = await mostBought(context, { max: MAX_BOUGHT });
  if (before.length === 0) return [];
  const ids = before.map(({ productId }) => productId);
  const [products = []] = await pickProducts(
    context,
    [{ pick: { kind: 'ids', ids }, max: MAX_BOUGHT }],
    terms,
  );
  const byId = new Map(before.map((bought) => [bought.productId, bought]));
  return products.flatMap((product) => {
    const bought = byId.get(product.id);
    return bought === undefined ? [] : [{ product, quantity: bought.quantity, at: bought.at }];
  });
}

async function ordersUnderway(context: CustomerContext): Promise<readonly OrderUnderway[]> {
  const rows = await openOrders(context.db, visibleOrdersOf(context), MAX_OPEN);
  const charges = await chargesOf(
    context,
    rows.map(({ number }) => number),
  );
  return rows.map(({ number, status, createdAt, delivery, total }) => {
    const charge = charges.get(number);
    return underway({
      number,
      status,
      deliveryType: delivery.type,
      createdAt: createdAt.getTime(),
      total: centavos(total),
      ...defined({ slot: delivery.slot }),
      phase: paymentPhase({ status, ...defined({ charge }) }),
      onAccount: charge?.kind === 'on-account',
    });
  });
}

/** At the address by which the prices are, or at a store. */
async function firstSlotFor(
  context: CustomerContext,
  { deliveryType: type, addressId }: BuyingTerms,
): Promise<FirstSlot | undefined> {
  const place = addressId === undefined ? undefined : await addressOf(context, addressId);
  if (type === 'delivery' && place === undefined) return undefined;
  return findFirstSlot(context, { type, place });
}
