/** Goods of an order that leave in several shipments: never more of a product than was bought and is still to be sent. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { NONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Tracking } from '../order.ts';
import { productLines } from '../order-lines.ts';
import type { OrderStatus } from '../order-status.ts';
import type { OrderLine } from '../placed-order.ts';
import type { OrderReturn } from '../returns/order-return.ts';

export interface ShippedLine {
  /** The place of the product among the order's products (`productLines`), from 0 on. */
  readonly position: number;
  readonly quantity: Quantity;
}

export interface Shipment {
  /** From 1 on. */
  readonly number: number;
  /** When it left the shop. */
  readonly at: Instant;
  /** Who sent it; only the shop reads it. */
  readonly name: string;
  readonly lines: readonly ShippedLine[];
  readonly tracking?: Tracking;
  /** The access key of its NF-e. */
  readonly invoiceKey?: string;
  readonly deliveredAt?: Instant;
}

/** An order as far as its shipments depend on it. */
export interface ShippableOrder {
  readonly lines: readonly OrderLine[];
  readonly shipments: readonly Pick<Shipment, 'lines' | 'deliveredAt'>[];
  readonly returns: readonly Pick<OrderReturn, 'lines' | 'unsent'>[];
}

/** Counts the shipments of an order: who sends one must have seen all the others. */
export const shipmentsVersion = (shipments: readonly unknown[]): number => shipments.length + 1;

/**
 * Whether goods may leave in parts: once the order is packed, and on while parts of it have left. One that was moved to
 * `out-for-delivery` without a shipment left at once, and one that is picked up is not sent.
 */
export const mayShipGoods = (status: OrderStatus, type: DeliveryType, shipments: number): boolean =>
  type === 'delivery' && (status === 'packed' || (status === 'out-for-delivery' && shipments > 0));

const quantityIn = (parts: readonly { readonly lines: readonly ShippedLine[] }[], position: number): number =>
  parts
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.position === position ? sum + line.quantity : sum), 0);

export const shippedQuantity = ({ shipments }: Pick<ShippableOrder, 'shipments'>, position: number): number =>
  quantityIn(shipments, position);

/** How much of a product the shop still has to send: without what it gave up sending. */
export function pendingQuantity(order: ShippableOrder, position: number): Quantity {
  const ordered = productLines(order.lines)[position]?.quantity ?? NONE;
  const givenUp = quantityIn(
    order.returns.filter(({ unsent }) => unsent === true),
    position,
  );
  return thousandths(Math.max(0, ordered - shippedQuantity(order, position) - givenUp));
}

/** What is still to be sent, by the products' places; none when all of it has left. */
export const pendingGoods = (order: ShippableOrder): readonly ShippedLine[] =>
  productLines(order.lines).flatMap((_, position) => {
    const quantity = pendingQuantity(order, position);
    return quantity === 0 ? [] : [{ position, quantity }];
  });

/** Whether an order that left in shipments is with its client: nothing is still to be sent, and all has arrived. */
export const hasArrived = (order: ShippableOrder): boolean =>
  order.shipments.length > 0 &&
  pendingGoods(order).length === 0 &&
  order.shipments.every(({ deliveredAt }) => deliveredAt !== undefined);

export type ShipmentRefusal = 'line-not-in-order' | 'line-twice' | 'above-pending';

/** The goods of the next shipment; a refusal if they were not bought, or have left already. */
export function nextShipment(
  order: ShippableOrder,
  wished: readonly ShippedLine[],
): Result<readonly ShippedLine[], { readonly code: ShipmentRefusal }> {
  const products = productLines(order.lines);
  if (wished.some(({ position }) => products[position] === undefined))
    return refuse({ code: 'line-not-in-order' });
  if (new Set(wished.map(({ position }) => position)).size < wished.length)
    return refuse({ code: 'line-twice' });
  if (wished.some(({ position, quantity }) => quantity > pendingQuantity(order, position)))
    return refuse({ code: 'above-pending' });
  return accept(wished.toSorted((one, other) => one.position - other.position));
}
