import { addressOf } from '#features/addresses/server/public.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Awaitable } from '#kernel/awaitable.ts';
import type { AddressId, ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { Buyer, Region, SalesChannel } from '../domain/buyer.ts';
import type { Offer } from '../domain/offer.ts';
import { offerFor } from '../domain/offer-for.ts';
import type { Policy } from '../domain/policy.ts';
import { askForRegion, policiesFor } from '../domain/policy-holds.ts';
import { priceRules } from '../domain/price-rules.ts';
import type { PricedProduct } from '../domain/priced-product.ts';
import { type ClientPrices, hasClientPrices, pricesOfClient } from './client-prices.store.ts';
import { supplierPolicies } from './price-policies.store.ts';

/** How one buys, as far as prices depend on it. */
export interface Buying {
  /** Of the way of paying, in basis points. */
  readonly variance: number;
  readonly deliveryType?: DeliveryType;
  /** Where it goes to, an address of the client. What is picked up goes nowhere. */
  readonly addressId?: AddressId;
  /** MANUAL where an attendant prepared what is bought; else WEB. Never what a client says. Spec 6, attendant. */
  readonly channel?: SalesChannel;
  /** The type of subscription in which it is bought. */
  readonly subscriptionTypeId?: string;
  /** Spec 7, ignorepolicy. */
  readonly ignorePolicies?: boolean;
}

/** What a product costs who asks, made of what it costs by itself. */
export type PriceOf = (product: PricedProduct, base: Offer) => Offer;

/**
 * How these products are priced for who acts: the one way to a price, for what is shown and for what is charged. A
 * fixed number of questions; none of a visitor but for the policies, which are kept. How one buys may become known while
 * they are asked.
 */
export async function pricesFor(
  context: Context,
  buying: Awaitable<Buying>,
  productIds: readonly ProductId[],
): Promise<PriceOf> {
  const [own, known, { variance, ignorePolicies = false, ...way }] = await Promise.all([
    ownPrices(context, productIds),
    supplierPolicies(context.db, context.supplier.id),
    buying,
  ]);
  const all = ignorePolicies ? [] : known.policies;
  const buyer = await buyerOf(context, way, all, own.groups);
  const policies = policiesFor(all, buyer, context.now);
  const rules = priceRules(context.supplier.tags);
  return (product, base) => {
    const table = own.tablePrices.get(product.id);
    const grant = own.grants.get(product.id);
    return offerFor({
      base,
      product,
      policies,
      buyer,
      at: context.now,
      variance,
      rules,
      ...(table === undefined ? {} : { table }),
      ...(grant === undefined ? {} : { grant }),
    });
  };
}

const NOTHING_OWN: ClientPrices = { groups: [], tablePrices: new Map(), grants: new Map() };

async function ownPrices(
  { db, supplier, actor, now }: Context,
  productIds: readonly ProductId[],
): Promise<ClientPrices> {
  if (actor.kind !== 'customer' || productIds.length === 0) return NOTHING_OWN;
  if (!(await hasClientPrices(db, supplier.id))) return NOTHING_OWN;
  return pricesOfClient(db, supplier.id, actor.clientId, productIds, now);
}

async function buyerOf(
  context: Context,
  { deliveryType, addressId, channel = 'WEB', subscriptionTypeId }: Omit<Buying, 'variance'>,
  policies: readonly Policy[],
  groups: readonly string[],
): Promise<Buyer> {
  const { actor } = context;
  const way = {
    channel,
    ...(deliveryType === undefined ? {} : { deliveryType }),
    ...(subscriptionTypeId === undefined ? {} : { subscriptionTypeId }),
  };
  if (actor.kind !== 'customer') return { groups: [], approved: false, ...way };
  const asked = deliveryType !== 'RETIRADA' && askForRegion(policies) ? addressId : undefined;
  const region = asked === undefined ? undefined : await regionOf(context, asked);
  return {
    clientId: actor.clientId,
    groups,
    kind: actor.clientKind,
    approved: actor.approved,
    ...(region === undefined ? {} : { region }),
    ...way,
  };
}

async function regionOf(context: Context, addressId: AddressId): Promise<Region | undefined> {
  const address = await addressOf(context, addressId);
  return address && { state: address.state, postalCode: address.postalCode };
}
