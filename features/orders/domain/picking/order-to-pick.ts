/** An order on the screen of the person who picks it. */
import type { OrderNumber } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { OrderStatus } from '../order-status.ts';
import type { Picking } from './picking.ts';

/** A product, at its place among the order's products. */
export interface ProductToPick {
  readonly name: string;
  readonly sku: string;
  readonly ean?: string;
  readonly unit: string;
  readonly picture?: string;
  readonly ground: number;
  readonly quantity: Quantity;
  readonly giftWrap: boolean;
}

export interface OrderToPick {
  readonly number: OrderNumber;
  readonly status: OrderStatus;
  /** `orderVersion`. */
  readonly version: number;
  /** What the client wrote. */
  readonly note: string;
  readonly products: readonly ProductToPick[];
  readonly picking?: Picking;
}
