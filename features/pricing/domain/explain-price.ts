/** Why a product has its price: what each rule made of it, from the functions that charge. */
import type { Quantity } from '#kernel/quantity.ts';
import { alternatives, applicablePolicies, cheapest } from './apply-policies.ts';
import type { ClientTable, Offer } from './offer.ts';
import {
  type PriceFacts,
  type PriceStepKind,
  priceSteps,
  type TableObstacle,
  tableInForce,
  tableObstacle,
} from './offer-for.ts';
import type { Policy } from './policy.ts';
import { type UnitPrice, unitPrice } from './unit-price.ts';

export interface ExplainedStep {
  readonly kind: PriceStepKind;
  /** The price of one at this quantity, as far as this step. */
  readonly price: UnitPrice;
}

/** Policies that apply together, or one by itself. */
export interface ExplainedPolicies {
  readonly policies: readonly Policy[];
  /** What one would cost with them, before payment variance and grant; absent if others of a higher priority exclude them. */
  readonly price?: UnitPrice;
  /** `outranked`: another has a higher priority; `dearer`: another one is better for the client, or as good and older. */
  readonly outcome: 'won' | 'dearer' | 'outranked';
}

/** A price table of the client. */
export interface ExplainedTable {
  readonly table: Omit<ClientTable, 'prices'>;
  /** `applied` and `without-product`: the one in force, where it has a price and where it has none; `outranked`: another is in force. */
  readonly outcome: 'applied' | 'without-product' | 'outranked' | TableObstacle;
}

export interface PriceExplanation {
  /** In the order in which they are applied; the last one's price is charged, before promotions. */
  readonly steps: readonly [ExplainedStep, ...ExplainedStep[]];
  /** In the order in which they are asked. */
  readonly tables: readonly ExplainedTable[];
  /** Those for this product, buyer and time. */
  readonly policies: readonly ExplainedPolicies[];
}

export function explainPrice(facts: PriceFacts, quantity: Quantity): PriceExplanation {
  const priceAt = (offer: Offer): UnitPrice => unitPrice(offer, quantity, facts.rules);
  const [own, ...others] = priceSteps(facts).map(({ kind, offer }) => ({ kind, price: priceAt(offer) }));
  if (own === undefined) throw new Error('a product always has a price of its own');
  return {
    steps: [own, ...others],
    tables: explainTables(facts),
    policies: explainPolicies(facts, quantity),
  };
}

function explainTables(facts: PriceFacts): ExplainedTable[] {
  const inForce = tableInForce(facts.tables, facts);
  return facts.tables.map((table) => {
    if (table !== inForce) return { table, outcome: tableObstacle(table, facts) ?? 'outranked' };
    return { table, outcome: table.prices.has(facts.product.id) ? 'applied' : 'without-product' };
  });
}

function explainPolicies(facts: PriceFacts, quantity: Quantity): ExplainedPolicies[] {
  if (facts.ignorePolicies) return [];
  const holding = applicablePolicies(facts.policies, facts);
  const [first, ...others] = alternatives(beforePolicies(facts), holding);
  if (first === undefined) return [];
  const all = [first, ...others];
  const best = cheapest([first.offer, ...others.map(({ offer }) => offer)], quantity, facts.rules);
  const chosen = new Set(all.flatMap(({ policies }) => policies));
  return [
    ...all.map(
      ({ policies, offer }): ExplainedPolicies => ({
        policies,
        price: unitPrice(offer, quantity, facts.rules),
        outcome: offer === best ? 'won' : 'dearer',
      }),
    ),
    ...holding
      .filter((policy) => !chosen.has(policy))
      .map((policy): ExplainedPolicies => ({ policies: [policy], outcome: 'outranked' })),
  ];
}

const beforePolicies = (facts: PriceFacts): Offer =>
  priceSteps({ ...facts, policies: [], variance: 0 }).findLast(({ kind }) => kind !== 'grant')?.offer ??
  facts.base;
