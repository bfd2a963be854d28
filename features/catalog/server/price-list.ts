import type { PaymentMethodId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { PriceRules } from '../domain/offer.ts';
import type { PriceListLine } from '../domain/price-list.ts';
import { priceRules } from '../domain/price-rules.ts';
import { priceSteps } from '../domain/price-steps.ts';
import { branchOf, inCategory } from './list-products.ts';
import { type PriceListChoice, priceListRows } from './price-list.store.ts';
import { priceView } from './price-view.ts';
import type { InCategory } from './product-conditions.store.ts';
import { type PriceView, type SellableRow, sellableOf } from './product-rows.store.ts';
import { understoodSearch } from './search-products.ts';
import { searchOf } from './select-products.ts';

export interface PriceListQuestion {
  /** Id or path. */
  readonly category?: string;
  /** As typed. */
  readonly text?: string;
  readonly tags: readonly string[];
  readonly paymentMethodId?: PaymentMethodId;
}

export interface PriceList {
  /** Whether this client may see prices. */
  readonly priced: boolean;
  /** Read as they are asked for, so that a shop of any size fits. */
  readonly lines: AsyncIterable<PriceListLine>;
}

const BATCH = 1_000;

/** Everything on sale, by name, with the prices of who asks. Spec 7, spreadsheet. */
export async function priceList(
  context: Context,
  question: PriceListQuestion,
): Promise<Result<PriceList, { code: 'category-not-found' }>> {
  const view = await priceView(context, question.paymentMethodId);
  const branch = await branchOf(context, question.category);
  if (branch === undefined) return refuse({ code: 'category-not-found' });
  const choice = await choiceOf(context, question, inCategory(branch));
  // Before the answer begins: from then on nothing can be refused any more.
  const first = choice === undefined ? [] : await batchOf(context, choice, undefined);
  return accept({ priced: view !== 'hidden', lines: linesFrom(context, choice, first, view) });
}

/** The products that the list with the same text has; undefined where the text holds only signs. */
async function choiceOf(
  context: Context,
  { text = '', tags }: PriceListQuestion,
  place: { readonly category?: InCategory },
): Promise<PriceListChoice | undefined> {
  const search = searchOf({ ...place, text });
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

/** A batch a question, and none in between: no connection is held while a slow reader reads. */
async function* linesFrom(
  context: Context,
  choice: PriceListChoice | undefined,
  first: readonly SellableRow[],
  view: PriceView,
): AsyncGenerator<PriceListLine> {
  const rules = priceRules(context.supplier.tags);
  let batch = first;
  while (batch.length > 0) {
    for (const row of batch) yield lineOf(row, view, rules);
    batch = choice === undefined || batch.length < BATCH ? [] : await batchOf(context, choice, batch.at(-1));
  }
}

function lineOf(row: SellableRow, view: PriceView, rules: PriceRules): PriceListLine {
  const { sku, name, brand, unit, increments, offer } = sellableOf(
    row,
    view === 'hidden' ? 0 : view.variance,
  );
  const steps = priceSteps(offer, increments, rules);
  return {
    sku,
    name,
    brand,
    unit,
    step: increments.step,
    smallestOrder: steps[0].from,
    prices: view === 'hidden' ? [] : steps,
  };
}
