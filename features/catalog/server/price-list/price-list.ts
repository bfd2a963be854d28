import { smallestOrder } from '#features/pricing/domain/increments.ts';
import { type PriceRules, priceRules } from '#features/pricing/domain/offer.ts';
import { priceSteps } from '#features/pricing/domain/price-steps.ts';
import { type PriceOf, pricesFor } from '#features/pricing/server/prices-for.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';
import type { PriceListLine } from '../../domain/price-list.ts';
import { branchOf, inCategory, searchOf } from '../products/list-products.ts';
import { type PriceView, priceView } from '../products/product-cards.ts';
import type { InCategory } from '../products/product-conditions.store.ts';
import { incrementsOf, productOfferOf, type SellableRow } from '../products/product-rows.store.ts';
import { understoodSearch } from '../search/search-products.ts';
import { type PriceListChoice, priceListRows } from './price-list.store.ts';

export interface PriceListQuery extends BuyingTerms {
  /** Id or path. */
  readonly category?: string;
  /** As typed. */
  readonly text?: string;
  readonly tags: readonly string[];
}

export interface PriceList {
  readonly priced: boolean;
  /** Read lazily, so that a shop of any size fits in memory. */
  readonly lines: AsyncIterable<PriceListLine>;
}

const BATCH = 1_000;

/** All active products by name, with prices for the requesting client. Spec 7, spreadsheet. */
export async function priceList(
  context: Context,
  query: PriceListQuery,
): Promise<Result<PriceList, { code: 'category-not-found' }>> {
  const view = await priceView(context, query);
  const branch = await branchOf(context, query.category);
  if (branch === undefined) return refuse({ code: 'category-not-found' });
  const choice = await choiceOf(context, query, inCategory(branch));
  // Before the response begins: afterwards no error can be returned.
  const first = choice === undefined ? [] : await batchOf(context, choice, undefined);
  return accept({ priced: view !== 'hidden', lines: linesFrom(context, choice, first, view) });
}

/** The same selection as the list with this text; undefined if the text contains only punctuation. */
async function choiceOf(
  context: Context,
  { text = '', tags }: PriceListQuery,
  place: { readonly category?: InCategory },
): Promise<PriceListChoice | undefined> {
  const search = searchOf(text, place.category);
  if (search === 'nothing') return undefined;
  if (search === 'everything') return { ...place, tags };
  return {
    ...place,
    tags,
    search: (await understoodSearch(context.db, context.supplier.id, search)).values.terms,
  };
}

const batchOf = (
  { db, supplier }: Context,
  choice: PriceListChoice,
  after: SellableRow | undefined,
): Promise<readonly SellableRow[]> => priceListRows(db, supplier.id, choice, after, BATCH);

/** One or two queries per batch and none in between: no connection is held while a slow client reads. */
async function* linesFrom(
  context: Context,
  choice: PriceListChoice | undefined,
  first: readonly SellableRow[],
  view: PriceView,
): AsyncGenerator<PriceListLine> {
  const rules = priceRules(context.supplier.tags);
  let batch = first;
  while (batch.length > 0) {
    const ids = batch.map(({ id }) => id);
    const priceOf = view === 'hidden' ? undefined : await pricesFor(context, view, ids);
    for (const row of batch) yield lineOf(row, priceOf, rules);
    batch = choice === undefined || batch.length < BATCH ? [] : await batchOf(context, choice, batch.at(-1));
  }
}

function lineOf(row: SellableRow, priceOf: PriceOf | undefined, rules: PriceRules): PriceListLine {
  const { sku, name, brand, unit } = row;
  const increments = incrementsOf(row);
  return {
    sku,
    name,
    brand,
    unit,
    step: increments.step,
    smallestOrder: smallestOrder(increments),
    prices: priceOf === undefined ? [] : priceSteps(productOfferOf(row, priceOf), increments, rules),
  };
}
