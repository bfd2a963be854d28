/** What follows from what was picked: quantities and amounts that other forms begin with. */
import { add, centavos, type Money } from '#kernel/money.ts';
import { NONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import { productLines } from '../order-lines.ts';
import { type ReturnableOrder, returnShares } from '../returns/return-value.ts';
import { pendingQuantity, type ShippableOrder, shippedQuantity } from '../shipments/shipment.ts';
import { isWeighed } from '../weighed.ts';
import { type Picking, pickState } from './picking.ts';

/** Its shop may have picked it on paper: then there is no picking. */
interface MaybePicked {
  readonly picking?: Picking;
}

const lineAt = (order: MaybePicked, position: number) =>
  order.picking?.lines.find((line) => line.position === position);

/** How much of a product there is: what was ordered, unless it was picked or is short. */
export function foundQuantity(
  order: Pick<ReturnableOrder, 'lines'> & MaybePicked,
  position: number,
): Quantity {
  const ordered = productLines(order.lines)[position];
  if (ordered === undefined) return NONE;
  const line = lineAt(order, position);
  if (line === undefined) return ordered.quantity;
  const state = pickState(ordered, line);
  return state === 'picked' || state === 'short' ? line.quantity : ordered.quantity;
}

/** Of each of the order's lines, what there is of it; undefined for a combo. */
export function foundByLine(
  order: Pick<ReturnableOrder, 'lines'> & MaybePicked,
): readonly (Quantity | undefined)[] {
  let position = 0;
  return order.lines.map(({ parts }) => {
    const first = position;
    position += parts?.length ?? 1;
    return parts === undefined ? foundQuantity(order, first) : undefined;
  });
}

/** Places of the products of which there is another quantity than was ordered: short, or weighed. */
export const differingPlaces = (order: Pick<ReturnableOrder, 'lines'> & MaybePicked): readonly number[] =>
  productLines(order.lines).flatMap(({ quantity }, position) =>
    foundQuantity(order, position) === quantity ? [] : [position],
  );

/** Whether something is missing; what only weighs something else is not. */
export const hasShortage = (order: Pick<ReturnableOrder, 'lines'> & MaybePicked): boolean =>
  productLines(order.lines).some((ordered, position) => {
    const line = lineAt(order, position);
    return line !== undefined && pickState(ordered, line) === 'short';
  });

/** What can leave next: of what is still to be sent, what was found. */
export function toSendNow(order: ShippableOrder & MaybePicked, position: number): Quantity {
  const found = Math.max(0, foundQuantity(order, position) - shippedQuantity(order, position));
  return thousandths(Math.min(pendingQuantity(order, position), found));
}

/** What was not found of what is still to be sent. What only weighs less is not missing. */
export function missingQuantity(order: ShippableOrder & MaybePicked, position: number): Quantity {
  const ordered = productLines(order.lines)[position];
  const line = lineAt(order, position);
  if (ordered === undefined || line === undefined || pickState(ordered, line) !== 'short') return NONE;
  return thousandths(pendingQuantity(order, position) - toSendNow(order, position));
}

/**
 * What the found goods come to, if the order as it was comes to `whole`: its products' shares by their quantities, and the delivery. The
 * amount that is proposed for a card; a person confirms it. Undefined where all is as it was ordered.
 */
export function foundAmount(order: ReturnableOrder & MaybePicked, whole: Money): Money | undefined {
  if (differingPlaces(order).length === 0) return undefined;
  const shares = returnShares(order, { due: whole, refunded: centavos(0) });
  const amounts = productLines(order.lines).map(({ quantity }, position) =>
    centavos(Math.round(((shares.lines[position] ?? 0) * foundQuantity(order, position)) / quantity)),
  );
  return add(shares.fee, ...amounts);
}

/** Whether a product's found weight alone is another: its price follows from it. */
export const weighsOtherwise = (order: Pick<ReturnableOrder, 'lines'> & MaybePicked): boolean =>
  differingPlaces(order).some((position) => isWeighed(productLines(order.lines)[position]?.unit ?? ''));
