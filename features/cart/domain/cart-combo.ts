/** A combo as the article of a cart line: one item at one price, made of products. Spec 3, cart item. */
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';

export interface ComboPart {
  readonly productId: ProductId;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly unit: string;
  readonly picture?: string;
  readonly ground: number;
  /** Per combo. */
  readonly quantity: Quantity;
}

export interface PricedPart extends ComboPart {
  /** Price of this quantity outside the combo. */
  readonly alone: Money;
}

export interface CartCombo {
  /** Price of one combo. */
  readonly price: Money;
  /** Before the payment method's variance; absent when there is none. */
  readonly basePrice?: Money;
  readonly parts: readonly PricedPart[];
}

/** `CartCombo` where prices may be hidden. */
export interface ShownCartCombo {
  readonly price?: Money;
  readonly basePrice?: Money;
  readonly parts: readonly (ComboPart & Partial<Pick<PricedPart, 'alone'>>)[];
}
