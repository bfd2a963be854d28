import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { centavos, type Money } from '#kernel/money.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import type { PricingBuyer } from './buyer.ts';
import type { Grant } from './grant.ts';
import type { ClientTable, Offer, PriceRules, Wholesale } from './offer.ts';
import { offerFor, type PriceFacts } from './offer-for.ts';
import type { Policy, PolicyAudience, PolicyEffect, PolicyScope, PostalRange, Validity } from './policy.ts';
import { type OraclePrice, oraclePrice } from './testing/price-oracle.ts';
import { unitPrice } from './unit-price.ts';

/** Generated cases: ordinary prices mixed with edge cases. PRICE_SEED repeats a run. */
const CASES = 1_000_000;
const QUANTITIES = 2;
const SEED = Number(process.env.PRICE_SEED ?? randomInt(2 ** 31));

/** mulberry32: a small, fast, deterministic random generator. */
function numbersFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = numbersFrom(SEED);
const below = (count: number): number => Math.floor(next() * count);
const chance = (percent: number): boolean => next() * 100 < percent;
const between = (low: number, high: number): number => low + below(high - low + 1);

function one<T>(list: readonly T[]): T {
  const found = list[below(list.length)];
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
}

/** How often each case occurred. */
const counts = new Map<string, number>();
const saw = (what: string): void => {
  counts.set(what, (counts.get(what) ?? 0) + 1);
};

/** Counts an edge case that is generated on purpose. */
function cut<T>(corner: string, value: T): T {
  saw(corner);
  return value;
}

function aPrice(): Money {
  const kind = below(100);
  if (kind < 3) return cut('price 0', centavos(0));
  if (kind < 8) return cut('price 1', centavos(1));
  if (kind < 30) return centavos(between(2, 30));
  if (kind < 99) return centavos(between(31, 20_000));
  return cut('price as large as the wire takes', centavos(between(9_000_000_000, 9_999_999_999)));
}

/** A price near another one: rarely equal, often one centavo off. */
function priceNear(price: number): Money {
  const kind = below(10);
  if (kind === 0) return centavos(price);
  if (kind === 1) return centavos(price + 1);
  if (kind === 2) return centavos(Math.max(0, price - 1));
  if (kind === 3) return centavos(price + below(50));
  if (kind === 4) return aPrice();
  return centavos(Math.floor(price * (0.4 + next() * 0.6)));
}

const STEPS = [0, 1, 167, 500, 1_000, 2_000, 2_500, 3_000, 5_000, 6_000, 10_000, 12_000, 24_000, 100_000];
const MULTIPLES = [500, 1_000, 1_000, 12_000, 333, 1];

function someWholesale(normal: number): Wholesale {
  return { minimum: thousandths(one(STEPS)), price: priceNear(normal) };
}

/** Unordered, without duplicates. */
function someFroms(): Quantity[] {
  const froms = new Set<number>();
  for (let count = between(1, 4); count > 0; count--) froms.add(one(STEPS));
  const list = [...froms];
  if (list.some((from, index) => from < (list[index - 1] ?? 0))) saw('tiers without order');
  return list.map(thousandths);
}

function someOffer(): Offer {
  const normal = aPrice();
  const tiers = chance(40) ? someFroms().map((from) => ({ from, price: priceNear(normal) })) : [];
  if (tiers.length > 0 && chance(8)) {
    tiers.push({ from: one(tiers).from, price: priceNear(normal) });
    saw('duplicate from');
  }
  return {
    normal,
    tiers,
    multiple: thousandths(one(MULTIPLES)),
    ...(chance(60) && { wholesale: someWholesale(normal) }),
  };
}

const PRODUCT = {
  id: 'p1',
  categoryIds: ['leaf', 'branch', 'root'],
  brand: 'Três Corações',
  tags: ['oferta', 'novo'],
};
const BRANDLESS = { ...PRODUCT, brand: '', tags: [] };

/** Names of the cases to count: of a value that matches, and of one that does not. */
type Seen = readonly [fits: string, doesNot: string];

function someScope(product: PriceFacts['product']): PolicyScope {
  if (chance(50)) return cut('scope names nothing', { products: [], categories: [], brands: [], tags: [] });
  const some = (seen: Seen, held: readonly string[], others: readonly string[]): string[] => {
    if (chance(50)) return [];
    const fits = held.length > 0 && chance(45);
    saw(seen[fits ? 0 : 1]);
    return chance(50) ? [one(fits ? held : others)] : [one(others), one(fits ? held : others)];
  };
  const brands =
    product.brand === '' ? [] : ['Três Corações', 'TRÊS CORAÇÕES', 'tres coracoes', 'Tres CORACÕES'];
  return {
    products: some(['scope: product', 'scope: other product'], [product.id], ['p2', 'P1']),
    categories: some(['scope: category', 'scope: other category'], product.categoryIds, [
      'twig',
      'other root',
    ]),
    brands: some(['scope: brand', 'scope: other brand'], brands, ['Tres Coracao', 'Outra']),
    tags: some(['scope: tag', 'scope: other tag'], product.tags, ['Oferta', 'velho']),
  };
}

const CEPS = ['01310100', '00000000', '99999999', '10000000', '69900000'];
const cepOf = (value: number): string => String(value).padStart(8, '0');

function someBuyer(): PricingBuyer {
  const way = {
    channel: one(['WEB', 'MANUAL'] as const),
    ...(chance(80) && { deliveryType: one(['delivery', 'pickup'] as const) }),
    ...(chance(50) && { subscriptionTypeId: one(['weekly', 'monthly']) }),
    ...(chance(80) && { region: { state: one(['SP', 'RJ']), postalCode: one(CEPS) } }),
  };
  if (chance(25)) return cut('visitor', { groups: [], approved: false, ...way });
  saw('client');
  const groups = one([[], ['g1'], ['g1', 'g2']]);
  return { clientId: 'c1', groups, kind: one(['person', 'company'] as const), approved: chance(60), ...way };
}

/** A range whose ends are at, just before or just after the CEP. */
function rangeAround(postalCode: string | undefined, holds: boolean): PostalRange {
  const cep = Number(postalCode ?? '01310100');
  if (!holds) {
    const above = (cep < 99_999_999 && chance(50)) || cep === 0;
    saw(above ? 'CEP right below range' : 'CEP right above range');
    return above
      ? { from: cepOf(cep + 1), to: cepOf(Math.min(99_999_999, cep + 5_000)) }
      : { from: cepOf(Math.max(0, cep - 5_000)), to: cepOf(cep - 1) };
  }
  const [atStart, atEnd] = [chance(50), chance(50)];
  if (atStart) saw('CEP at start of range');
  if (atEnd) saw('CEP at end of range');
  return {
    from: cepOf(atStart ? cep : Math.max(0, cep - 900)),
    to: cepOf(atEnd ? cep : Math.min(99_999_999, cep + 900)),
  };
}

const NOTHING: readonly PolicyAudience[] = [
  {},
  {
    clients: [],
    groups: [],
    kinds: [],
    states: [],
    postalCodes: [],
    channels: [],
    deliveryTypes: [],
    subscriptionTypes: [],
  },
];

function someAudience(buyer: PricingBuyer): PolicyAudience {
  if (chance(40)) return cut('audience names nothing', one(NOTHING));
  /** Undefined if the criterion is left out; otherwise whether it is to match the buyer. */
  const wish = (seen: Seen, own: unknown): boolean | undefined => {
    if (chance(75)) return undefined;
    const fits = own !== undefined && chance(80);
    saw(seen[fits ? 0 : 1]);
    return fits;
  };
  const client = wish(['audience: client', 'audience: other client'], buyer.clientId);
  const group = wish(['audience: group', 'audience: other group'], buyer.groups[0]);
  const kind = wish(['audience: kind', 'audience: other kind'], buyer.kind);
  const approval = wish(['audience: approval', 'audience: other approval'], buyer.approved);
  const channel = wish(['audience: channel', 'audience: other channel'], buyer.channel);
  const delivery = wish(['audience: delivery', 'audience: other delivery'], buyer.deliveryType);
  const type = wish(['audience: subscription', 'audience: other subscription'], buyer.subscriptionTypeId);
  const state = wish(['audience: state', 'audience: other state'], buyer.region);
  const range = wish(['audience: range', 'audience: other range'], buyer.region);
  const otherKind = buyer.kind === 'person' ? 'company' : 'person';
  const otherChannel = buyer.channel === 'WEB' ? 'MANUAL' : 'WEB';
  const otherDelivery = buyer.deliveryType === 'delivery' ? 'pickup' : 'delivery';
  if (state === true && range === false) saw('audience: state without range');
  if (state === false && range === true) saw('audience: range without state');
  return {
    ...(client !== undefined && { clients: client ? ['c2', 'c1'] : ['c2'] }),
    ...(group !== undefined && { groups: group ? ['g9', one(buyer.groups)] : ['g9'] }),
    ...(kind !== undefined && { kinds: [kind && buyer.kind !== undefined ? buyer.kind : otherKind] }),
    ...(approval !== undefined && { approved: approval === buyer.approved }),
    ...(channel !== undefined && { channels: [channel ? buyer.channel : otherChannel] }),
    ...(delivery !== undefined && {
      deliveryTypes: [delivery && buyer.deliveryType !== undefined ? buyer.deliveryType : otherDelivery],
    }),
    ...(type !== undefined && {
      subscriptionTypes:
        type && buyer.subscriptionTypeId !== undefined
          ? ['yearly', buyer.subscriptionTypeId]
          : [buyer.subscriptionTypeId === 'weekly' ? 'monthly' : 'weekly', 'yearly'],
    }),
    ...(state !== undefined && {
      states: ['AC', state && buyer.region !== undefined ? buyer.region.state : 'MG'],
    }),
    ...(range !== undefined && { postalCodes: [rangeAround(buyer.region?.postalCode, range)] }),
  };
}

function someValidity(at: number, rule: 'policy' | 'table'): Validity {
  const kind = below(12);
  if (kind === 0) return cut(`${rule} begins now`, { from: at });
  if (kind === 1) return cut(`${rule} ends now`, { from: at - 10, until: at });
  if (kind === 2) return cut(`${rule} ends right after`, { until: at + 1 });
  if (kind === 3) return cut(`${rule} begins right after`, { from: at + 1 });
  if (kind === 4) return { from: at - 1, until: at + 1 };
  return {};
}

const DISCOUNTS = [
  0, 1, 33, 250, 500, 1_000, 1_250, 1_500, 2_500, 3_333, 5_000, 7_500, 9_999, 10_000, 12_000,
];

function someEffect(normal: number): PolicyEffect {
  const kind = one(['percent', 'percent', 'value', 'fixed', 'tiers'] as const);
  if (kind === 'percent') return { kind, basisPoints: one(DISCOUNTS) };
  if (kind === 'value') return { kind, amount: chance(50) ? centavos(below(60)) : priceNear(normal) };
  if (kind === 'fixed') return { kind, price: priceNear(normal) };
  return { kind, tiers: someFroms().map((from) => ({ from, basisPoints: one(DISCOUNTS) })) };
}

/** Ids in the database's form, whose order differs from the list's. */
const IDS = [3, 11, 1, 10, 7].map((nth) => `0198a${nth.toString(16)}00-0000-7000-8000-00000000000f`);
const PRIORITIES = [0, 0, 1, 2, 10, -1];

function somePolicies(facts: Pick<PriceFacts, 'product' | 'buyer' | 'at' | 'base'>): Policy[] {
  const first = below(IDS.length);
  const isFriendly = chance(50);
  return IDS.slice(0, one([0, 1, 1, 2, 2, 3, 4, 5])).map((_, index) => ({
    id: IDS[(first + index * 2) % IDS.length] ?? '',
    name: 'Semana',
    scope: someScope(facts.product),
    audience: someAudience(facts.buyer),
    validity: someValidity(facts.at, 'policy'),
    priority: one(PRIORITIES),
    stackable: chance(isFriendly ? 90 : 40),
    effect: someEffect(facts.base.normal),
  }));
}

const CHANNELS = [[], [], ['WEB'], ['MANUAL'], ['MANUAL', 'WEB']] as const;

/** In turn: a client's own, and those of groups. */
function someTables(base: number, at: number): ClientTable[] {
  return Array.from({ length: one([0, 0, 0, 1, 1, 2, 3]) }, (_, index) => {
    const normal = priceNear(base);
    const price = { normal, ...(chance(40) && { wholesale: someWholesale(normal) }) };
    return {
      id: `t${index}`,
      name: 'Revenda',
      validity: someValidity(at, 'table'),
      channels: one(CHANNELS),
      prices: new Map(chance(90) ? [['p1', price]] : []),
    };
  });
}

function someGrant(normal: number, at: number): Grant {
  const from = one(STEPS);
  return {
    productId: chance(95) ? 'p1' : 'p2',
    price: chance(12) ? centavos(0) : priceNear(normal),
    from: thousandths(chance(50) ? 0 : from),
    ...(chance(50) && { to: thousandths(from + one([0, 1, 1_000, 9_000])) }),
    expiresAt: at + one([0, 1, 1, 1_000, 1_000, 1_000, -1]),
  };
}

function someVariance(): number {
  if (chance(45)) return 0;
  return one([-9_000, -5_000, -1_000, -500, -250, -1, 1, 250, 500, 3_000, between(-9_000, 3_000)]);
}

function someFacts(): PriceFacts {
  const at = 1_700_000_000_000 + below(1_000);
  const product = chance(85) ? PRODUCT : BRANDLESS;
  const base = someOffer();
  const buyer = someBuyer();
  const isClient = buyer.clientId !== undefined;
  const policies = somePolicies({ product, buyer, at, base });
  return {
    base,
    product,
    buyer,
    at,
    policies,
    tables: isClient ? someTables(base.normal, at) : [],
    variance: someVariance(),
    rules: { multiplesDisabled: chance(30) },
    ...(isClient && chance(30) && { grant: someGrant(base.normal, at) }),
    ...(chance(8) && { ignorePolicies: chance(80) }),
  };
}

/** A quantity near a threshold of some rule, or any. */
function someQuantity(facts: PriceFacts, rules: PriceRules): Quantity {
  const edges = [...facts.base.tiers.map((tier) => tier.from as number)];
  for (const { effect } of facts.policies) {
    if (effect.kind === 'tiers') edges.push(...effect.tiers.map((tier) => tier.from));
  }
  const listed = facts.tables.map(({ prices }) => prices.get(facts.product.id)?.wholesale);
  for (const wholesale of [facts.base.wholesale, ...listed]) {
    if (wholesale === undefined) continue;
    const { minimum } = wholesale;
    const reached = rules.multiplesDisabled ? minimum : Math.ceil((minimum * 1_000) / facts.base.multiple);
    edges.push(reached, reached);
  }
  if (facts.grant !== undefined) edges.push(facts.grant.from, facts.grant.to ?? facts.grant.from);
  if (edges.length === 0 || chance(25))
    return thousandths(one([0, 1, 1_000, 1_000, 999_999_000, below(150_000)]));
  return thousandths(Math.max(0, one(edges) + one([0, 0, -1, 1, 1_000])));
}

/** Minimum occurrences of each edge case, so that none is silently left out. */
const OFTEN = 500;
const CORNERS = [
  'attendant',
  'progressive',
  'wholesale',
  'normal',
  'visitor',
  'client',
  'price 0',
  'price 1',
  'price as large as the wire takes',
  'exactly half a centavo',
  'table cheaper',
  'table dearer',
  'table as dear',
  'table names wholesale',
  'table: steps fall away',
  'table begins now',
  'table begins right after',
  'table ends now',
  'table ends right after',
  'table of a later time',
  'table of an earlier time',
  'table of the other channel',
  'table without the product',
  'policies ignored',
  'no policy applied',
  'one policy applied',
  'two policies applied',
  'three policies applied',
  'four policies applied',
  'five policies applied',
  'equal priority',
  'the better of several',
  'the younger is better',
  'stackable or not',
  'stackable stays behind one that is not',
  'not stackable stays behind',
  'policy of other products',
  'policy for others',
  'policy of another time',
  'policy begins now',
  'policy begins right after',
  'policy ends now',
  'policy ends right after',
  'scope names nothing',
  ...['product', 'category', 'brand', 'tag'].flatMap((what) => [`scope: ${what}`, `scope: other ${what}`]),
  'audience names nothing',
  ...['client', 'group', 'kind', 'approval', 'channel', 'delivery', 'subscription', 'state', 'range'].flatMap(
    (what) => [`audience: ${what}`, `audience: other ${what}`],
  ),
  'audience: state without range',
  'audience: range without state',
  'CEP at start of range',
  'CEP at end of range',
  'CEP right below range',
  'CEP right above range',
  'effect percent',
  'effect value',
  'effect fixed',
  'effect tiers',
  'tiers instead of others',
  'would be dearer',
  'one centavo stays',
  'policy: steps fall away',
  'variance below zero',
  'variance above zero',
  'variance: one centavo stays',
  'tiers without order',
  'duplicate from',
  'two tiers from one quantity',
  'two tiers reached',
  'tier reached exactly',
  'tier as dear as normal',
  'tier dearer than normal',
  'multiple decides',
  'multiple would decide',
  'wholesale minimum reached exactly',
  'wholesale minimum missed by a thousandth',
  'wholesale minimum not reached',
  'wholesale as dear as normal',
  'wholesale does not count',
  'grant of another product',
  'grant expires now',
  'grant is over',
  'grant not yet',
  'grant no longer',
  'grant of nothing',
  'grant from exactly',
  'grant to exactly',
];

const granted = ({ reason }: OraclePrice): boolean => reason === 'attendant';
const names = (applied: readonly string[], { asGood }: OraclePrice): boolean =>
  asGood.some((policies) => policies.every((id) => applied.includes(id)));

test(`a million prices are those of the README's sentences (PRICE_SEED=${SEED})`, {
  timeout: 120_000,
}, () => {
  let differences = 0;
  let first: string | undefined;
  for (let nth = 0; nth < CASES; nth += QUANTITIES) {
    const facts = someFacts();
    const { rules } = facts;
    const offer = offerFor(facts);
    const applied = (offer.policies ?? []).map((policy) => policy.id);
    for (let more = 0; more < QUANTITIES; more++) {
      const quantity = someQuantity(facts, rules);
      const expected = oraclePrice(facts, quantity, rules, saw);
      saw(expected.reason);
      const actual = unitPrice(offer, quantity, rules);
      const isSame = actual.price === expected.price;
      // Of several alternatives, the offer names all that are best somewhere, so the reason may differ.
      if (isSame && expected.choices > 1 && (granted(expected) || names(applied, expected))) continue;
      const isSameWay = actual.reason === expected.reason && applied.join() === expected.policies.join();
      if (isSame && isSameWay) continue;
      differences++;
      first ??= JSON.stringify({ nth, facts, rules, quantity, expected, actual, applied }, undefined, 1);
    }
  }
  expect(differences, first).toBe(0);
});

test('and every corner was cut often', () => {
  console.log(`PRICE_SEED=${SEED} ${JSON.stringify(Object.fromEntries(counts), undefined, 1)}`);
  expect(CORNERS.filter((corner) => (counts.get(corner) ?? 0) < OFTEN)).toEqual([]);
});
