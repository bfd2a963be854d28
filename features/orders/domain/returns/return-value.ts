/**
 * What goes back for returned goods: what the client really paid for them. The payment, whatever it came to after combos,
 * promotions, coupon, the method's variance, interest and weighing, is shared among the products and the delivery fee, so that
 * the shares add up to it. Of a product that comes back in several parts, all parts together get exactly its share.
 */
import { allocate } from '#kernel/allocate.ts';
import { add, centavos, type Money, subtract, ZERO } from '#kernel/money.ts';
import { NONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { productLines } from '../order-lines.ts';
import type { OrderLine } from '../placed-order.ts';
import { pendingQuantity, type Shipment, shippedQuantity } from '../shipments/shipment.ts';
import type { OrderReturn, ReturnedLine } from './order-return.ts';

/** An order as far as its returns depend on it. */
export interface ReturnableOrder {
  readonly lines: readonly OrderLine[];
  readonly deliveryFee: Money;
  readonly discount: Money;
  readonly returns: readonly Pick<OrderReturn, 'lines' | 'fee' | 'amount' | 'way' | 'unsent' | 'exchanged'>[];
  /** Empty for an order that left at once. */
  readonly shipments: readonly Pick<Shipment, 'lines' | 'deliveredAt'>[];
}

/** How the order was paid, or is to be paid. */
export interface PaymentOfReturn {
  /** What was received, or is still to be paid: after the deductions of earlier returns. */
  readonly due: Money;
  /** Of it, what has gone back or is about to. */
  readonly refunded: Money;
}

export interface ReturnShares {
  /** By the product's place. */
  readonly lines: readonly Money[];
  readonly fee: Money;
}

const deducted = (returns: ReturnableOrder['returns']): Money =>
  add(...returns.filter(({ way }) => way === 'deduction').map(({ amount }) => amount));

/** What of the payment belongs to each product and to the delivery. */
export function returnShares(order: ReturnableOrder, { due }: PaymentOfReturn): ReturnShares {
  const prices = netPrices(order);
  const shares = allocate(add(due, deducted(order.returns)), [...prices, order.deliveryFee]);
  return { lines: shares.slice(0, prices.length), fee: shares.at(-1) ?? ZERO };
}

/** The products' prices less the order's discount: their own shares of it, and of what is left (on combos) in proportion. */
function netPrices({ lines, discount }: ReturnableOrder): readonly Money[] {
  const products = productLines(lines);
  const own = products.map((line) => subtract(line.total, line.discount ?? ZERO));
  const rest = centavos(Math.max(0, discount - add(...products.map((line) => line.discount ?? ZERO))));
  const shares = products.length === 0 ? [] : allocate(rest, own);
  return own.map((price, index) => centavos(Math.max(0, price - (shares[index] ?? ZERO))));
}

/**
 * How much of a product may still come back: of an order that leaves in parts, only what has left. With `unsent`, what the shop
 * may still give up sending. What was exchanged the client has again.
 */
export function returnableQuantity(order: ReturnableOrder, position: number, unsent = false): Quantity {
  if (unsent) return order.shipments.length === 0 ? NONE : pendingQuantity(order, position);
  const ordered = productLines(order.lines)[position]?.quantity ?? NONE;
  const left = order.shipments.length === 0 ? ordered : shippedQuantity(order, position);
  const cameBack = { ...order, returns: order.returns.filter((one) => one.unsent !== true) };
  return thousandths(Math.max(0, left - returnedSoFar(cameBack, position).quantity));
}

/** What left with the client: the order's products without what came back to the shelf, and was not exchanged for the same. */
export const goodsTaken = ({
  lines,
  returns,
}: {
  readonly lines: readonly OrderLine[];
  readonly returns: readonly Pick<OrderReturn, 'lines' | 'exchanged'>[];
}): readonly OrderLine[] => {
  const back = returns.filter(({ exchanged }) => exchanged === undefined).flatMap((each) => each.lines);
  return productLines(lines)
    .map((line, position) => {
      const restocked = back.filter((each) => each.position === position && each.restocked);
      return {
        ...line,
        quantity: thousandths(restocked.reduce<number>((left, each) => left - each.quantity, line.quantity)),
      };
    })
    .filter(({ quantity }) => quantity > 0);
};

function returnedSoFar({ returns }: ReturnableOrder, position: number) {
  const refunded = returns.filter(({ exchanged }) => exchanged !== true);
  const before = refunded.flatMap(({ lines }) => lines.filter((line) => line.position === position));
  return {
    quantity: before.reduce((all, line) => all + line.quantity, 0),
    value: before.reduce((all, line) => all + line.value, 0),
  };
}

/** `whole` × part / all, rounded half up to the centavo. Exact where the product exceeds 2^53. */
const portion = (whole: Money, part: number, all: number): number =>
  Number((BigInt(whole) * BigInt(part) * 2n + BigInt(all)) / (BigInt(all) * 2n));

export interface ReturnWish {
  readonly lines: readonly Pick<ReturnedLine, 'position' | 'quantity' | 'restocked'>[];
  /** Whether the delivery fee goes back, too. */
  readonly withFee: boolean;
  /** The shop gives up sending them. */
  readonly unsent?: true;
  /** As many of the same go out for them. */
  readonly exchanged?: true;
  /** The store that they are put back at. */
  readonly storeId?: string;
}

export interface PricedReturn {
  readonly lines: readonly ReturnedLine[];
  readonly fee: Money;
  /** What goes back at most: no more than what is still paid. */
  readonly most: Money;
}

export type ReturnWishRefusal =
  | 'line-not-in-order'
  | 'line-twice'
  | 'above-returnable'
  | 'fee-given-back'
  | 'exchange-without-money';

/** What goes back for the wished products; a refusal if they were not bought, or have come back already. Nothing for an exchange. */
export function priceReturn(
  order: ReturnableOrder,
  payment: PaymentOfReturn,
  { lines: wished, withFee, unsent, exchanged }: ReturnWish,
): Result<PricedReturn, { readonly code: ReturnWishRefusal }> {
  const products = productLines(order.lines);
  if (wished.some(({ position }) => products[position] === undefined))
    return refuse({ code: 'line-not-in-order' });
  if (new Set(wished.map(({ position }) => position)).size < wished.length)
    return refuse({ code: 'line-twice' });
  if (
    wished.some(({ position, quantity }) => quantity > returnableQuantity(order, position, unsent === true))
  )
    return refuse({ code: 'above-returnable' });
  if (exchanged && (withFee || unsent)) return refuse({ code: 'exchange-without-money' });
  if (exchanged)
    return accept({ lines: wished.map((line) => ({ ...line, value: ZERO })), fee: ZERO, most: ZERO });
  if (withFee && isFeeGivenBack(order)) return refuse({ code: 'fee-given-back' });
  const shares = returnShares(order, payment);
  const lines = wished.map((line): ReturnedLine => {
    const before = returnedSoFar(order, line.position);
    const all = products[line.position]?.quantity ?? 0;
    const upTo = portion(shares.lines[line.position] ?? ZERO, before.quantity + line.quantity, all);
    return { ...line, value: centavos(Math.max(0, upTo - before.value)) };
  });
  const fee = withFee ? shares.fee : ZERO;
  const left = Math.max(0, payment.due - payment.refunded);
  const worth = add(fee, ...lines.map(({ value }) => value));
  return accept({ lines, fee, most: centavos(Math.min(worth, left)) });
}

export const isFeeGivenBack = ({ returns }: ReturnableOrder): boolean => returns.some(({ fee }) => fee > 0);
