import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { customerOf } from '#features/accounts/server/clients/customer-of.ts';
import type { Grant } from '#features/pricing/domain/grant.ts';
import { grantPrices } from '#features/pricing/server/grant-prices.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant, Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { asSeen } from '../../domain/cart.ts';
import { combineLines } from '../../domain/combine-lines.ts';
import type { Preparation, PreparedLine } from '../../domain/preparation.ts';
import type { SavedCart } from '../../domain/saved-cart.ts';
import { lockOrInsertCart, setLock, writeCart } from '../cart.store.ts';
import { loadCart } from '../load-cart.ts';
import { priceLines } from '../price-lines.ts';

/**
 * Fills a client's cart, grants the attendant's prices for these quantities, and locks the cart: all or nothing. Spec 6,
 * attendant. A line that can't be sold as requested is refused, for the attendant to correct.
 */
export const prepareCart = (
  context: Context & { readonly actor: Staff },
  clientId: ClientId,
  { lines, reason, expiresAt }: Preparation,
): Promise<Result<SavedCart, { readonly code: 'client-not-found' | 'line-not-available' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor, now } = inside;
    const customer = await customerOf(inside, clientId);
    if (customer === undefined) return refuse({ code: 'client-not-found' });
    const owner = { supplierId: supplier.id, clientId };
    const wanted = await priceLines({ ...inside, actor: customer }, lines, PREPARED);
    if (wanted.notices.length > 0) return refuse({ code: 'line-not-available' });
    await lockOrInsertCart(db, owner, now);
    await grantPrices(inside, clientId, grantsFor(combineLines(lines), expiresAt));
    const cart = await priceLines({ ...inside, actor: customer }, lines, PREPARED);
    const prepared = { lines: cart.lines.map(asSeen), terms: {}, subscriptionTypeId: null };
    await writeCart(db, owner, { now, attended: true, ...prepared });
    await setLock(db, owner, { staffId: actor.staffId, attendant: actor.name, reason, now });
    await recordChange(inside, {
      action: 'cart.prepared',
      subjectId: clientId,
      before: null,
      after: {
        reason,
        expiresAt,
        lines: lines.map(({ productId, quantity, price }) => ({ productId, quantity, price })),
      },
    });
    return accept(await loadCart({ ...inside, actor: customer }, {}));
  });

/** A prepared cart is of channel MANUAL, and a single purchase. Spec 3, canalVenda. */
const PREPARED = { channel: 'MANUAL' } as const;

/** A price is granted for this quantity only: for another the client's own applies. */
const grantsFor = (lines: readonly PreparedLine[], expiresAt: Instant): Grant[] =>
  lines.flatMap(({ productId, quantity, price }) =>
    price === undefined ? [] : [{ productId, price, from: quantity, to: quantity, expiresAt }],
  );
