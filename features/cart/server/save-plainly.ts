import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { Context } from '#platform/db/context.ts';
import type { SavedCart } from '../contract/cart.wire.ts';
import { asSeen, type CartLine } from '../domain/cart.ts';
import type { CartTexts } from '../domain/cart-texts.ts';
import { type CartOwner, cartHead, lockCart } from './cart.store.ts';
import { keptCoupons } from './coupons/cart-coupons.store.ts';
import { decideCoupons } from './coupons/settle-coupons.ts';
import { type Pricing, priceLines } from './price-lines.ts';
import { showCart } from './show-cart.ts';
import { boughtAs, pricedAs, shownSubscription } from './subscription-of-cart.ts';

interface PlainSave {
  readonly lines: readonly CartLine[];
  readonly terms: Pricing;
  readonly seen?: number;
  readonly texts?: Partial<CartTexts>;
  /** The subscription type as requested. */
  readonly subscription?: string;
  readonly offered: readonly SubscriptionType[];
}

/**
 * Saves lines and texts only, as most saves do: priced from cached data, and written in one statement. Undefined, with nothing
 * written, when there is more to decide: the caller then saves under the cart's lock. Decision 020.
 */
export async function savePlainly(
  context: Context,
  owner: CartOwner,
  { lines, terms, seen, texts, subscription, offered }: PlainSave,
): Promise<SavedCart | undefined> {
  const { db } = context;
  const knowing = typeOf(context, owner, subscription, offered).then((type) =>
    boughtAs(context, type, offered),
  );
  const pricing = knowing.then((as) => ({ ...terms, ...pricedAs(as) }));
  const [cart, kept, as, way] = await allSettledOrThrow([
    priceLines(context, lines, pricing),
    keptCoupons(db, owner),
    knowing,
    pricing,
  ]);
  const { couponed, changed } = await decideCoupons(context, cart, kept, terms);
  if (as.warning !== undefined || changed !== undefined) return undefined;
  const type = as.chosen?.id ?? null;
  const subscribed = await shownSubscription(context, as, cart, way);
  const written = await lockCart(db, owner, {
    now: context.now,
    lines: cart.lines.map(asSeen),
    terms,
    ...(seen === undefined ? {} : { seen }),
    ...(texts === undefined ? {} : { texts }),
    ...(subscription === undefined ? { onlyInType: type } : { subscriptionTypeId: type }),
  });
  if (written === undefined) return undefined;
  const { subscriptionTypeId: _, ...head } = written;
  return { ...showCart(context, cart, head, couponed), ...subscribed };
}

/** The stored type is read only if the supplier offers subscriptions. */
const typeOf = async (
  { db }: Context,
  owner: CartOwner,
  subscription: string | undefined,
  offered: readonly SubscriptionType[],
): Promise<string | null | undefined> => {
  if (subscription !== undefined || offered.length === 0) return subscription;
  return (await cartHead(db, owner))?.subscriptionTypeId;
};
