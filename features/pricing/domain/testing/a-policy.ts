import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import type { PricingBuyer } from '../buyer.ts';
import type { ClientTable, Offer, TablePrice } from '../offer.ts';
import type { PriceFacts } from '../offer-for.ts';
import type { Policy, PolicyScope, PricedProduct } from '../policy.ts';
import { ALWAYS } from '../price-table.ts';

export const VISITING: PricingBuyer = { groups: [], approved: false, channel: 'WEB' };

export const anOffer = (given: Partial<Offer> = {}): Offer => ({
  normal: centavos(1_000),
  tiers: [],
  multiple: ONE,
  ...given,
});

export const aGood = (given: Partial<PricedProduct> = {}): PricedProduct => ({
  id: 'p1',
  categoryIds: ['leaf', 'root'],
  brand: 'Três Corações',
  tags: ['oferta'],
  ...given,
});

export const aScope = (given: Partial<PolicyScope> = {}): PolicyScope => ({
  products: [],
  categories: [],
  brands: [],
  tags: [],
  ...given,
});

/** Ten per cent off all products, for all buyers, always. */
export const aPolicy = (given: Partial<Policy> = {}): Policy => ({
  id: 'a',
  name: 'Semana',
  scope: aScope(),
  audience: {},
  validity: {},
  priority: 0,
  stackable: false,
  effect: { kind: 'percent', basisPoints: 1_000 },
  ...given,
});

/** A client's table with this price of the product of `aGood`: always, on all channels. */
export const aTable = (price: TablePrice, given: Partial<ClientTable> = {}): ClientTable => ({
  ...ALWAYS,
  id: 't1',
  name: 'Revenda',
  prices: new Map([['p1', price]]),
  ...given,
});

export const theFacts = (given: Partial<PriceFacts> = {}): PriceFacts => ({
  base: anOffer(),
  product: aGood(),
  tables: [],
  policies: [],
  buyer: VISITING,
  at: 1_000,
  variance: 0,
  rules: { multiplesDisabled: false },
  ...given,
});
