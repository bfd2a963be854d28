import { becomeCustomer } from '#features/accounts/server/public.ts';
import type { Guesser } from '#features/coupons/server/public.ts';
import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import { offeredTypes } from '#features/subscriptions/server/public.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SavedCart } from '../contract/cart.wire.ts';
import type { CartRefusal } from '../contract/texts.ts';
import { asSeen, type CartLine, type PricedCart } from '../domain/cart.ts';
import type { CartTexts } from '../domain/cart-texts.ts';
import { type CartOwner, cartHead, dropSubscriptionType, lockCart } from './cart.store.ts';
import { replaceLines } from './cart-lines.store.ts';
import type { CouponedCart } from './coupons-of-cart.ts';
import { mergeIntoCart } from './merge-into-cart.ts';
import { type Pricing, priceLines } from './price-lines.ts';
import { savePlainly } from './save-plainly.ts';
import { type CouponDecision, countedCode, settleCoupons } from './settle-coupons.ts';
import { showCart } from './show-cart.ts';
import { type BoughtAs, boughtAs, pricedAs, shownSubscription } from './subscription-of-cart.ts';

export interface CartSave extends Pricing {
  readonly lines: readonly CartLine[];
  /** At login the visitor's lines join the saved ones; otherwise they replace them. Spec 4, login. */
  readonly mode: 'replace' | 'merge';
  /** The lines are those of an order that is bought again: if none can be had, the cart stays as it is. Spec 7, 8. */
  readonly repeatsOrder?: boolean;
  /** The version the writer saw: with it, another window's save is never overwritten unseen. */
  readonly seen?: number;
  readonly coupon?: CouponDecision;
  /** The type of subscription to buy it in, empty for none; left out, it stays as it was. Spec 4, subscription type. */
  readonly subscription?: string;
  /** What is written on the cart; what is left out stays as it was. */
  readonly texts?: Partial<CartTexts>;
  /** Who types its code. */
  readonly guesser?: Guesser;
}

/** Short questions by key, whose planning would cost more than their answers. Decision 020. */
const PLANNED_ONCE = { genericPlans: true };

/** Saves what can be bought of the lines, and answers with what it costs. */
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
  // Who fills a cart at a supplier that looks at its clients first asks to be one of them.
  if (wished.length > 0 && !actor.approved) await becomeCustomer({ ...context, actor });
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
        // What a merge keeps of seen prices was seen on the terms of before.
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

/** What was chosen before; a type that is offered no more is dropped, and that is told. */
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

/** Told only to who was kept out. */
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
