/**
 * A second implementation of the price rules of the README and of spec 5, with bigint arithmetic. It shares no code with
 * the first, so that each can reveal errors of the other. Design 4, prices.
 */
import type { PriceRules } from '../offer.ts';
import type { PriceFacts } from '../offer-for.ts';
import type { Policy } from '../policy.ts';

export interface OraclePrice {
  readonly price: number;
  readonly reason: string;
  /** Ids of the policies that made it, in order of application. */
  readonly policies: readonly string[];
  /** The policies of each alternative that gives this price. */
  readonly asGood: readonly (readonly string[])[];
  /** Number of alternatives compared. */
  readonly choices: number;
}

/** Called with each case that occurred, so that a test can count coverage. */
export type Witness = (what: string) => void;

interface Step {
  readonly kind: 'progressive' | 'wholesale';
  readonly from: bigint;
  readonly price: bigint;
}

interface Sheet {
  normal: bigint;
  steps: Step[];
}

export function oraclePrice(
  facts: PriceFacts,
  quantity: number,
  rules: PriceRules,
  saw: Witness,
): OraclePrice {
  const granted = grantedPrice(facts, quantity, saw);
  let best: OraclePrice | undefined;
  const ways = waysToApply(facts, saw);
  if (ways.length > 1) saw('the better of several');
  for (const policies of ways) {
    const sheet = priceTable(facts, saw);
    for (const policy of policies) takeEffect(sheet, policy, saw);
    wayOfPaying(sheet, facts.variance, saw);
    const found =
      granted === undefined
        ? byQuantity(sheet, facts, quantity, rules, saw)
        : { price: granted, reason: 'attendant' };
    const ids = policies.map((policy) => policy.id);
    if (best === undefined || found.price < best.price) {
      if (best !== undefined) saw('the younger is better');
      best = { ...found, policies: ids, choices: ways.length, asGood: [ids] };
    } else if (found.price === best.price) best = { ...best, asGood: [...best.asGood, ids] };
  }
  if (best === undefined) throw new Error('no way to a price');
  return best;
}

/** In the first of the client's tables that applies; a product that is not in it has none. */
function tablePrice({ tables, product, buyer, at }: PriceFacts, saw: Witness) {
  for (const { validity, channels, prices } of tables) {
    if (validity.from !== undefined && validity.from > at) {
      saw('table of a later time');
      continue;
    }
    if (validity.until !== undefined && validity.until <= at) {
      saw('table of an earlier time');
      continue;
    }
    if (channels.length > 0 && channels.indexOf(buyer.channel) === -1) {
      saw('table of the other channel');
      continue;
    }
    if (!prices.has(product.id)) saw('table without the product');
    return prices.get(product.id);
  }
  return undefined;
}

function priceTable(facts: PriceFacts, saw: Witness): Sheet {
  const { base } = facts;
  const table = tablePrice(facts, saw);
  const steps: Step[] = [];
  for (const { from, price } of base.tiers) {
    steps.push({ kind: 'progressive', from: BigInt(from), price: BigInt(price) });
  }
  if (base.wholesale !== undefined && table?.wholesale === undefined) {
    steps.push({
      kind: 'wholesale',
      from: BigInt(base.wholesale.minimum),
      price: BigInt(base.wholesale.price),
    });
  }
  if (table === undefined) return { normal: BigInt(base.normal), steps };
  const normal = BigInt(table.normal);
  if (table.normal === base.normal) saw('table as dear');
  else saw(table.normal < base.normal ? 'table cheaper' : 'table dearer');
  const discounted = steps.filter((step) => step.price < normal);
  if (discounted.length < steps.length) saw('table: steps fall away');
  if (table.wholesale !== undefined) {
    saw('table names wholesale');
    discounted.push({
      kind: 'wholesale',
      from: BigInt(table.wholesale.minimum),
      price: BigInt(table.wholesale.price),
    });
  }
  return { normal, steps: discounted };
}

const APPLIED = [
  'no policy applied',
  'one policy applied',
  'two policies applied',
  'three policies applied',
  'four policies applied',
  'five policies applied',
];

/** The alternative lists of policies: each non-stackable one alone, or all stackable ones. */
function waysToApply(facts: PriceFacts, saw: Witness): Policy[][] {
  if (facts.ignorePolicies === true) {
    if (facts.policies.length > 0) saw('policies ignored');
    return [[]];
  }
  const holding: Policy[] = [];
  for (const policy of facts.policies) {
    const inScope = matchesScope(policy, facts);
    const inAudience = matchesAudience(policy, facts);
    const isValid = isInValidity(policy, facts);
    if (!inScope) saw('policy of other products');
    if (!inAudience) saw('policy for others');
    if (!isValid) saw('policy of another time');
    if (inScope && inAudience && isValid) holding.push(policy);
  }
  if (holding.length === 0) {
    saw('no policy applied');
    return [[]];
  }
  const top = Math.max(...holding.map((policy) => policy.priority));
  const ways: Policy[][] = [];
  let together = false;
  for (const policy of holding) {
    if (policy.priority < top) continue;
    if (policy.stackable) together = true;
    else ways.push([policy]);
  }
  ways.sort(([one], [other]) => ((one?.id ?? '') < (other?.id ?? '') ? -1 : 1));
  if (ways.length > 0 && together) saw('stackable or not');
  if (holding.some((policy) => !policy.stackable && policy.priority < top)) saw('not stackable stays behind');
  const stack: Policy[] = [];
  while (together) {
    // Selects the next policy instead of sorting, to differ from the first implementation.
    let next: Policy | undefined;
    for (const policy of holding) {
      if (!policy.stackable || stack.includes(policy)) continue;
      const comesFirst =
        next === undefined ||
        policy.priority > next.priority ||
        (policy.priority === next.priority && policy.id < next.id);
      if (next !== undefined && policy.priority === next.priority) saw('equal priority');
      if (comesFirst) next = policy;
    }
    if (next === undefined) break;
    stack.push(next);
  }
  if (together) ways.push(stack);
  else if (holding.some((policy) => policy.stackable)) saw('stackable stays behind one that is not');
  for (const way of ways) saw(APPLIED[way.length] ?? 'more policies applied');
  return ways;
}

function matchesScope({ scope }: Policy, { product }: PriceFacts): boolean {
  const named = [scope.products, scope.categories, scope.brands, scope.tags];
  if (named.every((list) => list.length === 0)) return true;
  for (const id of scope.products) if (id === product.id) return true;
  for (const id of scope.categories) if (product.categoryIds.indexOf(id) !== -1) return true;
  for (const brand of scope.brands) if (plain(brand) === plain(product.brand)) return true;
  for (const tag of scope.tags) if (product.tags.indexOf(tag) !== -1) return true;
  return false;
}

const ACCENTED = 'áàâãäéèêëíìîïóòôõöúùûüçñ';
const BARE = 'aaaaaeeeeiiiiooooouuuucn';

/** Lower case without accents, by a list of Portuguese letters. */
function plain(text: string): string {
  let bare = '';
  for (const letter of text.toLowerCase()) {
    const at = ACCENTED.indexOf(letter);
    bare += at === -1 ? letter : BARE.charAt(at);
  }
  return bare;
}

function matchesAudience({ audience }: Policy, { buyer }: PriceFacts): boolean {
  const { clients = [], groups = [], kinds = [], channels = [], deliveryTypes = [] } = audience;
  const { subscriptionTypes = [] } = audience;
  if (clients.length > 0 && !clients.some((id) => id === buyer.clientId)) return false;
  if (groups.length > 0 && !groups.some((id) => buyer.groups.some((own) => own === id))) return false;
  if (kinds.length > 0 && !kinds.some((kind) => kind === buyer.kind)) return false;
  if (audience.approved === true && !buyer.approved) return false;
  if (audience.approved === false && buyer.approved) return false;
  if (channels.length > 0 && !channels.some((channel) => channel === buyer.channel)) return false;
  if (deliveryTypes.length > 0 && !deliveryTypes.some((type) => type === buyer.deliveryType)) return false;
  // Any of the named types; a single purchase matches none.
  if (subscriptionTypes.length > 0) {
    if (buyer.subscriptionTypeId === undefined) return false;
    if (subscriptionTypes.indexOf(buyer.subscriptionTypeId) === -1) return false;
  }
  return matchesRegion(audience, buyer.region);
}

function matchesRegion(audience: Policy['audience'], region: PriceFacts['buyer']['region']): boolean {
  const { states = [], postalCodes = [] } = audience;
  if (states.length === 0 && postalCodes.length === 0) return true;
  if (region === undefined) return false;
  if (states.some((state) => state === region.state)) return true;
  const cep = Number(region.postalCode);
  return postalCodes.some((range) => Number(range.from) <= cep && cep <= Number(range.to));
}

function isInValidity({ validity }: Policy, { at }: PriceFacts): boolean {
  const begun = validity.from === undefined || validity.from <= at;
  const over = validity.until !== undefined && validity.until <= at;
  return begun && !over;
}

const EFFECTS = {
  percent: 'effect percent',
  value: 'effect value',
  fixed: 'effect fixed',
  tiers: 'effect tiers',
} as const;

function takeEffect(sheet: Sheet, { effect }: Policy, saw: Witness): void {
  saw(EFFECTS[effect.kind]);
  if (effect.kind === 'fixed') {
    sheet.normal = gentle(sheet.normal, BigInt(effect.price), saw);
  } else if (effect.kind === 'tiers') {
    const { normal } = sheet;
    if (sheet.steps.some((step) => step.kind === 'progressive')) saw('tiers instead of others');
    sheet.steps = sheet.steps.filter((step) => step.kind !== 'progressive');
    for (const { from, basisPoints } of effect.tiers) {
      const price = gentle(normal, parts(normal, 10_000 - basisPoints, saw), saw);
      sheet.steps.push({ kind: 'progressive', from: BigInt(from), price });
    }
  } else {
    const lower = (price: bigint): bigint =>
      gentle(
        price,
        effect.kind === 'percent'
          ? parts(price, 10_000 - effect.basisPoints, saw)
          : price - BigInt(effect.amount),
        saw,
      );
    sheet.normal = lower(sheet.normal);
    sheet.steps = sheet.steps.map((step) => ({ ...step, price: lower(step.price) }));
  }
  const discounted = sheet.steps.filter((step) => step.price < sheet.normal);
  if (discounted.length < sheet.steps.length) saw('policy: steps fall away');
  sheet.steps = discounted;
}

/** Never higher than before, and never 0 unless it was 0 before. */
function gentle(before: bigint, after: bigint, saw: Witness): bigint {
  if (after > before) {
    saw('would be dearer');
    return before;
  }
  if (before > 0n && after <= 0n) {
    saw('one centavo stays');
    return 1n;
  }
  return before <= 0n ? before : after;
}

/** The price times `tenThousandths` / 10,000, rounded half up. */
function parts(price: bigint, tenThousandths: number, saw: Witness): bigint {
  const product = price * BigInt(tenThousandths);
  if (product < 0n) return 0n;
  const rest = product % 10_000n;
  if (rest === 5_000n) saw('exactly half a centavo');
  return product / 10_000n + (rest >= 5_000n ? 1n : 0n);
}

function wayOfPaying(sheet: Sheet, variance: number, saw: Witness): void {
  if (variance === 0) return;
  saw(variance < 0 ? 'variance below zero' : 'variance above zero');
  const vary = (price: bigint): bigint => {
    const varied = parts(price, 10_000 + variance, saw);
    if (price === 0n || varied > 0n) return varied;
    // As with policies, a price above 0 does not become 0.
    saw('variance: one centavo stays');
    return 1n;
  };
  const { normal, steps } = sheet;
  sheet.normal = vary(normal);
  sheet.steps = steps.map((step) => ({ ...step, price: vary(step.price) }));
}

function grantedPrice(facts: PriceFacts, quantity: number, saw: Witness): number | undefined {
  const { grant, at, product } = facts;
  if (grant === undefined) return undefined;
  if (grant.productId !== product.id) saw('grant of another product');
  else if (at >= grant.expiresAt) saw(at === grant.expiresAt ? 'grant expires now' : 'grant is over');
  else if (quantity < grant.from) saw('grant not yet');
  else if (grant.to !== undefined && quantity > grant.to) saw('grant no longer');
  else if (grant.price <= 0) saw('grant of nothing');
  else {
    if (quantity === grant.from) saw('grant from exactly');
    if (quantity === grant.to) saw('grant to exactly');
    return grant.price;
  }
  return undefined;
}

function byQuantity(
  { normal, steps }: Sheet,
  { base }: PriceFacts,
  quantity: number,
  rules: PriceRules,
  saw: Witness,
): { price: number; reason: string } {
  const many = BigInt(quantity);
  let tier: Step | undefined;
  for (const step of steps) {
    if (step.kind !== 'progressive' || step.from > many) continue;
    if (tier !== undefined)
      saw(step.from === tier.from ? 'two tiers from one quantity' : 'two tiers reached');
    // Of two tiers with the same quantity, the first counts.
    if (tier === undefined || step.from > tier.from) tier = step;
  }
  if (tier !== undefined) {
    if (tier.from === many) saw('tier reached exactly');
    if (tier.price >= normal)
      saw(tier.price === normal ? 'tier as dear as normal' : 'tier dearer than normal');
    return { price: Number(tier.price), reason: 'progressive' };
  }
  const wholesale = steps.find((step) => step.kind === 'wholesale');
  if (wholesale !== undefined) {
    // Both sides in millionths, so that nothing is rounded.
    const measured = rules.multiplesDisabled ? many * 1_000n : many * BigInt(base.multiple);
    const minimum = wholesale.from * 1_000n;
    const counts = wholesale.price > 0n && wholesale.price < normal;
    const otherwise = rules.multiplesDisabled ? many * BigInt(base.multiple) : many * 1_000n;
    if (counts && measured >= minimum !== otherwise >= minimum) {
      saw(rules.multiplesDisabled ? 'multiple would decide' : 'multiple decides');
    }
    if (measured === minimum) saw('wholesale minimum reached exactly');
    if (measured < minimum && counts) {
      const oneMore = rules.multiplesDisabled ? 1_000n : BigInt(base.multiple);
      saw(
        measured + oneMore < minimum
          ? 'wholesale minimum not reached'
          : 'wholesale minimum missed by a thousandth',
      );
    }
    if (measured >= minimum && !counts) {
      saw(wholesale.price === normal ? 'wholesale as dear as normal' : 'wholesale does not count');
    }
    if (measured >= minimum && counts) return { price: Number(wholesale.price), reason: 'wholesale' };
  }
  return { price: Number(normal), reason: 'normal' };
}
