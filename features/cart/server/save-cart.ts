import { ensureCustomer } from '#features/accounts/server/clients/ensure-customer.ts';
import type { Guesser } from '#features/coupons/server/code-throttle.ts';
import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import { offeredTypes } from '#features/subscriptions/server/offered-types.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SavedCart } from '../contract/cart.wire.ts';
import type { CartRefusal } from '../contract/texts.ts';
import { asSeen, type CartLine, type PricedCart } from '../domain/cart.ts';
import type { CartTexts } from '../domain/cart-texts.ts';
import { type CartOwner, cartHead, dropSubscriptionType, lockCart } from './cart.store.ts';
import { replaceLines } from './cart-lines.store.ts';
import type { CouponedCart } from './coupons/coupons-of-cart.ts';
import { type CouponDecision, countedCode, settleCoupons } from './coupons/settle-coupons.ts';
import { mergeIntoCart } from './merge-into-cart.ts';
import { type Pricing, priceLines } from './price-lines.ts';
import { savePlainly } from './save-plainly.ts';
import { showCart } from './show-cart.ts';
import { type BoughtAs, boughtAs, pricedAs, shownSubscription } from './subscription-of-cart.ts';

export interface CartSave extends Pricing {
  readonly lines: readonly CartLine[];
  /** At login the visitor's lines are merged into the saved ones; otherwise they replace them. Spec 4, login. */
  readonly mode: 'replace' | 'merge';
  /** The lines of an order that is bought again: if none is available, the cart stays as it is. Spec 7, 8. */
  readonly repeatsOrder?: boolean;
  /** The version that the writer saw, so that another window's save is never overwritten unseen. */
  readonly seen?: number;
  readonly coupon?: CouponDecision;
  /** The subscription type to buy it in, empty for none; when absent, it stays. Spec 4, subscription type. */
  readonly subscription?: string;
  /** Absent texts stay. */
  readonly texts?: Partial<CartTexts>;
  /** Who typed the coupon code, for limiting tries. */
  readonly guesser?: Guesser;
}

/** Short queries by key, whose planning would cost more than running them. Decision 020. */
const PLANNED_ONCE = { genericPlans: true };

/** Saves the lines that can be bought, and returns the cart with prices. */
export async function saveCart(
  context: Context,
  save: CartSave,
): Promise<Result<SavedCart, { readonly code: CartRefusal }>> {
  const { actor, supplier } = context;
  if (actor.kind !== 'customer') return refuse({ code: 'no-client' });
  const owner = { supplierId: supplier.id, clientId: actor.clientId };
  const { coupon = {}, guesser = {}, mode, repeatsOrder = false, lines: wished, ...more } = save;
  const { seen, texts, subscription, ...terms } = more;
  if (repeatsOrder && (await priceLines(context, wished, terms)).lines.length === 0) {
    return refuse({ code: 'nothing-repeated' });
  }
  // At a supplier that approves its clients first, filling a cart counts as applying.
  if (wished.length > 0 && !actor.approved) await ensureCustomer({ ...context, actor });
  const code = await countedCode(context, coupon.typed, guesser);
  if (!code.allowed) return refuse({ code: 'too-many-codes' });
  const offered = await offeredTypes(context);
  if (mode === 'replace' && Object.keys(coupon).length === 0) {
    const plain = await savePlainly(context, owner, { lines: wished, terms, offered, ...more });
    if (plain !== undefined) return accept(plain);
  }
  let couponed: CouponedCart | undefined;
  const saved = await inTransaction(
    context,
    async (inside) => {
      const before = mode === 'merge' ? await cartHead(inside.db, owner) : undefined;
      const decided = subscription === undefined ? undefined : await boughtAs(inside, subscription, offered);
      const written = await lockCart(inside.db, owner, {
        now: context.now,
        // A merge stores no new prices: the stored ones keep the terms they were seen under.
        ...(before === undefined ? { terms } : {}),
        ...(seen === undefined ? {} : { seen }),
        ...(texts === undefined ? {} : { texts }),
        ...(decided === undefined ? {} : { subscriptionTypeId: decided.chosen?.id ?? null }),
      });
      if (written === undefined) return refuse({ code: await whyNotWritten(inside, owner) });
      const { subscriptionTypeId, ...head } = written;
      const as = decided ?? (await stillBoughtAs(inside, owner, subscriptionTypeId, offered));
      const pricing = { ...terms, ...pricedAs(as) };
      const cart =
        mode === 'merge'
          ? await mergeIntoCart(inside, owner, { before, visitors: wished, pricing })
          : await replaced(inside, owner, wished, pricing);
      couponed = await settleCoupons(inside, owner, cart, { ...coupon, ...terms });
      const subscribed = await shownSubscription(inside, as, cart, pricing);
      return accept({ ...showCart(context, cart, head, couponed), ...subscribed });
    },
    PLANNED_ONCE,
  );
  await code.settle(couponed);
  return saved;
}

/** The stored type; one that is no longer offered is dropped, with a warning. */
async function stillBoughtAs(
  context: Context,
  owner: CartOwner,
  typeId: string | null,
  offered: readonly SubscriptionType[],
): Promise<BoughtAs> {
  const as = await boughtAs(context, typeId, offered);
  if (as.warning !== undefined) await dropSubscriptionType(context.db, owner);
  return as;
}

/** Looked up only after a write failed. */
const whyNotWritten = async ({ db }: Context, owner: CartOwner): Promise<CartRefusal> =>
  (await cartHead(db, owner))?.lock === undefined ? 'stale-cart' : 'cart-locked';

async function replaced(
  context: Context,
  owner: CartOwner,
  lines: readonly CartLine[],
  pricing: Pricing,
): Promise<PricedCart> {
  const cart = await priceLines(context, lines, pricing);
  await replaceLines(context.db, owner, cart.lines.map(asSeen));
  return cart;
}
