/** Reads what a recommendation is made of: a fixed number of queries. */
import { seesAllOrders } from '#features/accounts/domain/capacity-may.ts';
import { addressesOf, addressOf } from '#features/addresses/server/addresses-of.ts';
import type { BuyingTerms } from '#features/catalog/domain/buying-terms.ts';
import { popularIds } from '#features/catalog/server/products/listed-products.store.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { RecommendationRankings } from '../domain/blend.ts';
import { dueAgain } from '../domain/bought-again.ts';
import type { RecommendationView } from '../domain/feedback.ts';
import { regionsOf, WHOLE_SHOP } from '../domain/places.ts';
import type { Purchase, PurchasePlace } from '../domain/purchase.ts';
import type { PurchaseReader } from './purchase-reader.ts';
import { popularIn } from './store/counts.store.ts';
import { NO_REACTIONS, type Reactions, reactionsOf } from './store/reactions.store.ts';
import { relatedOf } from './store/related.store.ts';

export interface RecommendationRequest {
  readonly view: RecommendationView;
  /** The product of the page, or those in the cart. */
  readonly productIds: readonly ProductId[];
  /** Whether the requester allows personalization; else nothing about the person is read. */
  readonly personal: boolean;
  readonly terms: BuyingTerms;
}

/** Orders of the client that are read. */
const MAX_PURCHASES = 40;
/** Products that recommendations start from: those of the request come first. */
const MAX_SEEDS = 20;
/** Bought products whose rhythm is looked up. */
const MAX_BOUGHT = 100;
const MAX_POPULAR = 50;
/** Popularity in a region is shown only if it is no single person's. */
const MIN_BUYERS = 5;

export async function readRankings(
  context: Context,
  { view, productIds, personal, terms }: RecommendationRequest,
  source: PurchaseReader,
): Promise<{ readonly rankings: RecommendationRankings; readonly hidden: ReadonlySet<ProductId> }> {
  const { db, supplier, now } = context;
  const [{ purchases, reactions, place }, popular] = await Promise.all([
    personal ? readPerson(context, view, terms, source) : NOBODY,
    readPopular(context),
  ]);
  const bought = purchases.flatMap((purchase) => purchase.productIds);
  const own = view === 'home' || view === 'empty-search' ? [...reactions.interested, ...bought] : [];
  const seeds = [...new Set([...productIds, ...own])].slice(0, MAX_SEEDS);
  const wanted = [...new Set([...seeds, ...bought.slice(0, MAX_BOUGHT)])];
  const [related, near] = await Promise.all([relatedOf(db, supplier.id, wanted), readNear(context, place)]);
  const repeats = new Map([...related].map(([id, { repeat }]) => [id, repeat]));
  return {
    hidden: reactions.hidden,
    rankings: {
      related: seeds.flatMap((id) => related.get(id) ?? []),
      again: dueAgain(purchases, repeats, now),
      near,
      popular,
    },
  };
}

interface Person {
  readonly purchases: readonly Purchase[];
  readonly reactions: Reactions;
  readonly place: PurchasePlace | undefined;
}

const NOBODY: Person = { purchases: [], reactions: NO_REACTIONS, place: undefined };

async function readPerson(
  context: Context,
  view: RecommendationView,
  { addressId }: BuyingTerms,
  { purchasesOf }: PurchaseReader,
): Promise<Person> {
  const { db, supplier, actor, now } = context;
  if (actor.kind !== 'customer' || actor.choosing) return NOBODY;
  const { clientId } = actor;
  // A linked user does not learn what colleagues bought. Spec 6.
  const userId = seesAllOrders(actor.capacity) ? undefined : actor.userId;
  const range = { before: now, limit: MAX_PURCHASES, ...defined({ userId }) };
  const [purchases, reactions, place] = await Promise.all([
    // On a product's page only the product counts.
    view === 'product' ? [] : purchasesOf(db, supplier.id, [clientId], range),
    reactionsOf(db, supplier.id, clientId),
    addressId === undefined ? addressesOf(context).then(([first]) => first) : addressOf(context, addressId),
  ]);
  return { purchases, reactions, place };
}

/** By orders; by the catalogue's popularity where there are too few. */
async function readPopular({ db, supplier }: Context): Promise<readonly ProductId[]> {
  const [ordered, known] = await Promise.all([
    popularIn(db, supplier.id, WHOLE_SHOP, { minBuyers: 2, limit: MAX_POPULAR }),
    popularIds(db, supplier.id, MAX_POPULAR),
  ]);
  return [...new Set([...ordered, ...known])].slice(0, MAX_POPULAR);
}

/** The city's first, then the state's. */
async function readNear(
  { db, supplier }: Context,
  place: PurchasePlace | undefined,
): Promise<readonly ProductId[]> {
  const regions = regionsOf(place).filter((region) => region !== WHOLE_SHOP);
  const found = await Promise.all(
    regions.map((region) =>
      popularIn(db, supplier.id, region, { minBuyers: MIN_BUYERS, limit: MAX_POPULAR }),
    ),
  );
  return [...new Set(found.flat())].slice(0, MAX_POPULAR);
}
