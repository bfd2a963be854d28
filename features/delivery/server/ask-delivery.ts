import type { Position } from '#features/addresses/domain/address.ts';
import { addressOf } from '#features/addresses/server/public.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Money } from '#kernel/money.ts';
import { type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import type { WantedProduct } from '../domain/wanted-product.ts';
import { deliveryOptions, type Goods, type NoDelivery } from './delivery-options.ts';
import { priceProducts } from './price-products.ts';

/** On what terms the goods of a saved cart are bought. */
export interface GoodsTerms {
  readonly deliveryType?: DeliveryType;
  readonly paymentMethodId?: string;
  readonly addressId?: string;
}

/** Asks a later feature what a client's saved cart holds; nothing of visitors, and where prices are hidden. */
export type GoodsOf = (context: Context, terms: GoodsTerms) => Promise<Goods>;

export interface AskByAddress extends GoodsTerms {
  /** As the screen has summed it up: only for what is shown. */
  readonly subtotal?: Money | undefined;
}

type Found = Result<DeliveryOption[], NoDelivery | { readonly code: 'no-such-address' }>;

/** How a client's saved cart reaches one of their addresses, or is picked up. Spec 7, delivery. */
export async function askByAddress(
  context: Context,
  { subtotal, ...terms }: AskByAddress,
  goodsOf: GoodsOf,
): Promise<Found> {
  const { addressId, deliveryType: type } = terms;
  // A visitor may ask for pickup here; addresses belong to clients.
  const place = addressId === undefined ? undefined : await addressOf(context, addressId);
  if (addressId !== undefined && place === undefined) return refuse({ code: 'no-such-address' });
  const goods = await goodsOf(context, terms);
  return deliveryOptions(context, { type, place }, subtotal === undefined ? goods : { ...goods, subtotal });
}

export interface AskByCep {
  /** Eight digits. */
  readonly postalCode: string;
  readonly position?: Position | undefined;
  readonly type?: DeliveryType | undefined;
  readonly products: readonly WantedProduct[];
}

/** How these products, at the prices of who asks, reach a CEP. Spec 7, delivery. */
export async function askByCep(
  context: Context,
  { postalCode, position, type, products }: AskByCep,
): Promise<Result<DeliveryOption[], NoDelivery>> {
  const place = { postalCode, ...(position === undefined ? {} : { position }) };
  const subtotal = await priceProducts(context, products, type);
  return deliveryOptions(context, { type, place }, { subtotal, products });
}
