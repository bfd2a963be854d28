import { takeStock, takeStockOrFail } from '#features/catalog/server/stock/take-stock.ts';
import type { CouponOffer } from '#features/coupons/domain/coupon-discount.ts';
import { claimCoupon } from '#features/coupons/server/claim-coupon.ts';
import { claimSlot } from '#features/delivery/server/claim-slot.ts';
import { promotionUses } from '#features/promotions/domain/promotion/promotion-uses.ts';
import { claimCombos } from '#features/promotions/server/claim-combos.ts';
import type { ComboUse } from '#features/promotions/server/combo-uses.store.ts';
import { claimPromotions, countPromotions } from '#features/promotions/server/promotions/claim-promotions.ts';
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
  /** A gift is among what is gone: priced again, the order goes on without it. */
  readonly ofGift: boolean;
  constructor(refusal: SubmitRefusal, ofGift = false) {
    super(refusal.code);
    this.refusal = refusal;
    this.ofGift = ofGift;
  }
}

/** What is reserved for an order, or for a quote that its client accepts. */
export interface Reservation extends Pick<PlacedOrder, 'lines' | 'delivery'> {
  readonly offer: CouponOffer | undefined;
}

type BuyerContext = Context & { readonly actor: Customer };

type Claim = (context: BuyerContext, reservation: Reservation) => Effect<void> | undefined;

/** All that others may claim as well, in the common lock order: decision 028. Each is claimed after the one before. */
const CLAIMS: readonly Claim[] = [claimsStock, claimsCombos, claimsSlot, claimsPromotions, claimsCoupon];

export const goodsClaims = (context: BuyerContext, reservation: Reservation): readonly Effect<void>[] =>
  CLAIMS.map((claim) => claim(context, reservation)).filter(isPresent);

export const reserveGoods = (context: BuyerContext, reservation: Reservation): Promise<void> =>
  runInTurn(goodsClaims(context, reservation));

function claimsStock(context: BuyerContext, { lines }: Reservation): Effect<void> {
  const wanted = productLines(lines);
  return {
    run: async () => {
      const taken = await takeStock(context, wanted);
      if (taken.ok) return;
      const short = lines.filter(isMadeOf(taken.refusal.productIds));
      throw new ReservationFailed(shortage(short), short.some(isGift));
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

/** Without limits nothing can refuse them: they are counted together with COMMIT. */
function claimsPromotions(context: BuyerContext, { lines }: Reservation): Effect<void> | undefined {
  const uses = promotionUses(lines);
  if (uses.length === 0) return undefined;
  const run = async (): Promise<void> => {
    const claimed = await claimPromotions(context, uses);
    if (claimed.ok) return;
    const { promotionIds } = claimed.refusal;
    const gone = uses.filter(({ promotionId }) => promotionIds.includes(promotionId));
    const rewarded = lines.filter(({ promotions = [] }) =>
      promotions.some(({ id }) => promotionIds.includes(id)),
    );
    throw new ReservationFailed(
      { code: 'promotion-exhausted', labels: gone.map(({ label }) => label) },
      rewarded.every(isGift),
    );
  };
  const isLimited = lines.some(({ promotions = [] }) => promotions.some(({ limited }) => limited));
  return isLimited ? { run } : { run, prepareForCommit: async () => () => countPromotions(context, uses) };
}

const isGift = ({ reason }: OrderLine): boolean => reason === 'gift';

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
