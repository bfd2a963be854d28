import { ensureCustomer } from '#features/accounts/server/clients/ensure-customer.ts';
import { normalCode } from '#features/coupons/domain/coupon-code.ts';
import { countCode, type Guesser, uncountCode } from '#features/coupons/server/code-throttle.ts';
import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import { offeredTypes } from '#features/subscriptions/server/offered-types.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { asSeen, type CartLine } from '../domain/cart.ts';
import type { CartRefusal, CartTexts, SavedCart } from '../domain/saved-cart.ts';
import { type CartOwner, cartHead, lockOrInsertCart, type StoredCart, writeCart } from './cart.store.ts';
import { storedCoupons, writeCoupons } from './coupons/cart-coupons.store.ts';
import { type CouponDecision, type DecidedCart, decideCart, showCart } from './decide-cart.ts';
import { mergeIntoCart } from './merge-into-cart.ts';
import { type Pricing, priceLines } from './price-lines.ts';
import { boughtAs, pricedAs } from './subscription-of-cart.ts';

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

/**
 * Saves the lines that can be bought, and returns the cart with prices. It is decided and written without the cart's lock first,
 * which suffices for most saves, and otherwise with it.
 */
export async function saveCart(
  context: Context,
  { guesser = {}, repeatsOrder = false, mode, coupon = {}, ...save }: CartSave,
): Promise<Result<SavedCart, { readonly code: CartRefusal }>> {
  const { actor, supplier, now } = context;
  if (actor.kind !== 'customer') return refuse({ code: 'no-client' });
  const { lines, seen, texts, subscription, ...terms } = save;
  if (repeatsOrder && (await priceLines(context, lines, terms)).lines.length === 0) {
    return refuse({ code: 'nothing-repeated' });
  }
  // At a supplier that approves its clients first, filling a cart counts as applying.
  if (lines.length > 0 && !actor.approved) await ensureCustomer({ ...context, actor });
  const guesses = normalCode(coupon.typed ?? '') !== '';
  if (guesses && !(await countCode(context, guesser))) return refuse({ code: 'too-many-codes' });
  const owner = { supplierId: supplier.id, clientId: actor.clientId };
  const offered = await offeredTypes(context);
  const writing = { owner, offered, mode, coupon, lines, terms, seen, texts, subscription };
  if (mode === 'replace' && Object.keys(coupon).length === 0) {
    const written = await decideAndWrite(context, writing);
    if (written !== undefined) return accept(written.shown);
  }
  const saved = await inTransaction(
    context,
    async (inside): Promise<Result<Written, { readonly code: CartRefusal }>> => {
      const locked = await lockOrInsertCart(inside.db, owner, now);
      if (locked.lock !== undefined) return refuse({ code: 'cart-locked' });
      if (isOutdated(locked, seen)) return refuse({ code: 'stale-cart' });
      const written = await decideAndWrite(inside, writing, locked);
      if (written === undefined) throw new Error('a locked cart could not be written');
      return accept(written);
    },
    PLANNED_ONCE,
  );
  const found = saved.ok ? saved.value.decided.coupons?.rejection?.code !== 'unknown' : true;
  if (guesses && found) await uncountCode(context, guesser);
  return saved.ok ? accept(saved.value.shown) : saved;
}

/** A save's decisions, for both ways of writing it. */
interface Writing extends Pick<CartSave, 'lines' | 'mode'> {
  readonly owner: CartOwner;
  readonly offered: readonly SubscriptionType[];
  readonly coupon: CouponDecision;
  readonly terms: Pricing;
  readonly seen: number | undefined;
  readonly texts: Partial<CartTexts> | undefined;
  readonly subscription: string | undefined;
}

interface Written {
  readonly decided: DecidedCart;
  readonly shown: SavedCart;
}

/**
 * Decides the cart, then writes it. `locked` is the stored cart, whose row the transaction has locked. Without it the cart is
 * priced from cached data and written in one statement (decision 020), and undefined means that nothing was written: coupons or
 * subscription type change as well, or the stored cart does not allow the write. Only the lock tells which, and lets both change.
 */
async function decideAndWrite(
  context: Context,
  { owner, offered, mode, coupon, lines, terms, seen, texts, subscription }: Writing,
  locked?: StoredCart,
): Promise<Written | undefined> {
  const { db, now } = context;
  const typeId = subscription ?? (locked ? locked.subscriptionTypeId : storedType(context, owner, offered));
  const as = Promise.resolve(typeId).then((chosen) => boughtAs(context, chosen, offered));
  const before = locked?.version === 0 ? undefined : locked;
  const merge =
    mode === 'merge' ? mergeIntoCart(before, lines, { ...terms, ...pricedAs(await as) }) : undefined;
  const decided = await decideCart(context, {
    lines: merge?.lines ?? lines,
    terms,
    as,
    coupons: storedCoupons(db, owner),
    couponDecision: coupon,
  });
  const { cart, changedCoupons } = decided;
  const dropsType = decided.as.warning !== undefined;
  if (locked === undefined && (dropsType || changedCoupons !== undefined)) return undefined;
  const { lines: stored, notices } = merge?.merged(cart) ?? {
    lines: cart.lines.map(asSeen),
    notices: cart.notices,
  };
  const type = decided.as.chosen?.id ?? null;
  const [head] = await allSettledOrThrow([
    writeCart(db, owner, {
      now,
      lines: stored,
      // A merge stores no new prices: the stored ones keep the terms they were seen under.
      terms: merge === undefined || before === undefined ? terms : undefined,
      texts,
      seen: locked === undefined ? seen : undefined,
      ...(locked === undefined && subscription === undefined
        ? { onlyInType: type }
        : { subscriptionTypeId: type }),
    }),
    changedCoupons && writeCoupons(db, owner, changedCoupons),
  ]);
  return head && { decided, shown: showCart(context, { ...decided, cart: { ...cart, notices } }, head) };
}

/** Read only if the supplier offers subscriptions: the write fails if another type is stored than was assumed. */
const storedType = async ({ db }: Context, owner: CartOwner, offered: readonly SubscriptionType[]) =>
  offered.length === 0 ? null : (await cartHead(db, owner))?.subscriptionTypeId;

/** A cart that was just inserted has no former version. */
const isOutdated = ({ version }: StoredCart, seen: number | undefined): boolean =>
  seen !== undefined && version !== 0 && version !== seen;
