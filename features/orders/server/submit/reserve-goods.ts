import { takeStock, takeStockOrFail } from '#features/catalog/server/stock/take-stock.ts';
import type { CouponOffer } from '#features/coupons/domain/check-coupon.ts';
import { claimCoupon } from '#features/coupons/server/claim-coupon.ts';
import { claimSlot } from '#features/delivery/server/claim-slot.ts';
import { claimCombos } from '#features/promotions/server/claim-combos.ts';
import type { ComboUse } from '#features/promotions/server/combo-uses.store.ts';
import { ONE } from '#kernel/quantity.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { productLines } from '../../domain/order-lines.ts';
import type { OrderLine, PlacedOrder } from '../../domain/placed-order.ts';
import type { SubmitRefusal } from '../../domain/submit/submit-refusal.ts';
import { type Effect, isPresent, runInTurn } from './effect.ts';

/** Others were faster between pricing and writing. Thrown, so that what is reserved already goes back with the transaction. */
export class ReservationFailed extends Error {
  readonly refusal: SubmitRefusal;
  constructor(refusal: SubmitRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** What is reserved for an order, or for a quote that its client accepts. */
export interface Reservation extends Pick<PlacedOrder, 'lines' | 'delivery'> {
  readonly offer: CouponOffer | undefined;
}

type BuyerContext = Context & { readonly actor: Customer };

type Claim = (context: BuyerContext, reservation: Reservation) => Effect<void> | undefined;

/** All that others may claim as well, in the common lock order: decision 028. Each is claimed after the one before. */
const CLAIMS: readonly Claim[] = [claimsStock, claimsCombos, claimsSlot, claimsCoupon];

export const goodsClaims = (context: BuyerContext, reservation: Reservation): readonly Effect<void>[] =>
  CLAIMS.map((claim) => claim(context, reservation)).filter(isPresent);

export const reserveGoods = (context: BuyerContext, reservation: Reservation): Promise<void> =>
  runInTurn(goodsClaims(context, reservation));

function claimsStock(context: BuyerContext, { lines }: Reservation): Effect<void> {
  const wanted = productLines(lines);
  return {
    run: async () => {
      const taken = await takeStock(context, wanted);
      if (!taken.ok) throw new ReservationFailed(shortage(lines.filter(isMadeOf(taken.refusal.productIds))));
    },
    prepareForCommit: async () => () => takeStockOrFail(context, wanted),
  };
}

function claimsCombos(context: BuyerContext, { lines }: Reservation): Effect<void> | undefined {
  const uses = combosInLines(lines);
  if (uses.length === 0) return undefined;
  return {
    run: async () => {
      const claimed = await claimCombos(context, uses);
      if (!claimed.ok) throw new ReservationFailed(shortage(lines.filter(isOneOf(claimed.refusal.comboIds))));
    },
  };
}

function claimsSlot(context: BuyerContext, { delivery }: Reservation): Effect<void> | undefined {
  const { slot, limited } = delivery;
  if (slot === undefined || !limited) return undefined;
  return {
    run: async () => {
      if (!(await claimSlot(context, slot))) throw new ReservationFailed({ code: 'slot-not-offered' });
    },
  };
}

function claimsCoupon(context: BuyerContext, { offer }: Reservation): Effect<void> | undefined {
  if (offer === undefined) return undefined;
  return {
    run: async () => {
      if (!(await claimCoupon(context, offer)))
        throw new ReservationFailed({ code: 'coupon-refused', reason: { code: 'exhausted' } });
    },
  };
}

/** How many of each combo these lines hold. */
export const combosInLines = (lines: readonly OrderLine[]): ComboUse[] =>
  lines.flatMap(({ productId, parts, quantity }) =>
    parts === undefined ? [] : [{ comboId: productId, quantity: quantity / ONE }],
  );

const isMadeOf =
  (productIds: readonly string[]) =>
  (line: OrderLine): boolean =>
    productLines([line]).some((product) => productIds.includes(product.productId));

const isOneOf =
  (comboIds: readonly string[]) =>
  ({ productId, parts }: OrderLine): boolean =>
    parts !== undefined && comboIds.includes(productId);

const shortage = (short: readonly OrderLine[]): SubmitRefusal => ({
  code: 'out-of-stock',
  itemNames: short.map((line) => line.name),
  notices: short.map(({ productId, name }) => ({ kind: 'out-of-stock', productId, name })),
});
