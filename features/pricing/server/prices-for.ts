import { addressOf } from '#features/addresses/server/addresses-of.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Awaitable } from '#kernel/awaitable.ts';
import { defined } from '#kernel/defined.ts';
import type { AddressId, PaymentMethodId, ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { PricingBuyer, Region, SalesChannel } from '../domain/buyer.ts';
import { type Offer, priceRules } from '../domain/offer.ts';
import { offerFor, type PriceFacts } from '../domain/offer-for.ts';
import { dependOnRegion, type PricedProduct, policiesFor } from '../domain/policy.ts';
import {
  type Promotion,
  type PromotionRole,
  promotionsFor,
  promotionsOn,
  rolesOf,
} from '../domain/promotion.ts';
import { type ClientPrices, hasClientPrices, pricesOfClient } from './client-prices.store.ts';
import { type PriceRuleSet, supplierPriceRules } from './price-rules.store.ts';

/** The terms of a purchase on which prices depend. */
export interface Buying {
  /** Payment variance, in basis points. */
  readonly variance: number;
  readonly paymentMethodId?: PaymentMethodId;
  readonly deliveryType?: DeliveryType;
  /** Delivery address of the client; ignored for pickup. */
  readonly addressId?: AddressId;
  /** MANUAL if an attendant prepared the cart, otherwise WEB. Never taken from a request. Spec 6, attendant. */
  readonly channel?: SalesChannel;
  /** Type of the subscription, if it is bought in one. */
  readonly subscriptionTypeId?: string;
  /** Spec 7, ignorepolicy. */
  readonly ignorePolicies?: boolean;
}

/** Converts a product's own prices to the offer for the acting client. */
export type PriceOf = (product: PricedProduct, base: Offer) => Offer;

/** Prices for a cart, with the promotions that decide over all of it. */
export interface CartPrices {
  readonly priceOf: PriceOf;
  /** What `priceOf` decides from. */
  readonly factsOf: (product: PricedProduct, base: Offer) => PriceFacts;
  /** Those for the acting client now. */
  readonly promotions: readonly Promotion[];
  readonly rolesOf: (product: PricedProduct) => readonly PromotionRole[];
}

/**
 * Prices for the acting client: the only way to a price, both for display and for charging. A fixed number of queries; for a
 * visitor only that of policies and promotions, which is cached. `buying` may be a promise: the queries do not wait for it.
 */
export const pricesFor = async (
  context: Context,
  buying: Awaitable<Buying>,
  productIds: readonly ProductId[],
): Promise<PriceOf> => (await cartPricesFor(context, buying, productIds)).priceOf;

/** `pricesFor` a cart: the same queries. */
export async function cartPricesFor(
  context: Context,
  buying: Awaitable<Buying>,
  productIds: readonly ProductId[],
): Promise<CartPrices> {
  const [own, known, { variance, ignorePolicies = false, ...way }] = await Promise.all([
    ownPrices(context, productIds),
    supplierPriceRules(context.db, context.supplier.id),
    buying,
  ]);
  const all = ignorePolicies ? NO_RULES : known;
  const buyer = await buyerOf(context, way, all, own.groups);
  const policies = policiesFor(all.policies, buyer, context.now);
  const promotions = promotionsFor(all.promotions, buyer, context.now);
  const rules = priceRules(context.supplier.tags);
  const factsOf = (product: PricedProduct, base: Offer): PriceFacts => ({
    base,
    product,
    policies,
    buyer,
    at: context.now,
    variance,
    rules,
    tables: own.tables,
    ...defined({ grant: own.grants.get(product.id) }),
  });
  const priceOf: PriceOf = (product, base) => {
    const offer = offerFor(factsOf(product, base));
    const shown = promotionsOn(promotions, product);
    return shown.length === 0 ? offer : { ...offer, promotions: shown };
  };
  return { priceOf, factsOf, promotions, rolesOf: (product) => rolesOf(promotions, product) };
}

const NO_RULES: PriceRuleSet = { policies: [], promotions: [] };

const NOTHING_OWN: ClientPrices = { groups: [], tables: [], grants: new Map() };

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
  { paymentMethodId, deliveryType, addressId, channel = 'WEB', subscriptionTypeId }: Omit<Buying, 'variance'>,
  { policies, promotions }: PriceRuleSet,
  groups: readonly string[],
): Promise<PricingBuyer> {
  const { actor } = context;
  const way = {
    channel,
    ...defined({ paymentMethodId, deliveryType, subscriptionTypeId }),
  };
  if (actor.kind !== 'customer') return { groups: [], approved: false, ...way };
  const needsRegion = deliveryType !== 'pickup' && dependOnRegion([...policies, ...promotions]);
  const regionAddressId = needsRegion ? addressId : undefined;
  const region = regionAddressId === undefined ? undefined : await regionOf(context, regionAddressId);
  return {
    clientId: actor.clientId,
    groups,
    kind: actor.clientKind,
    approved: actor.approved,
    ...defined({ region }),
    ...way,
  };
}

async function regionOf(context: Context, addressId: AddressId): Promise<Region | undefined> {
  const address = await addressOf(context, addressId);
  return address && { state: address.state, postalCode: address.postalCode };
}
