import type { Position } from '#features/addresses/domain/address.ts';
import { addressOf } from '#features/addresses/server/addresses-of.ts';
import type { PositionOf } from '#features/addresses/server/position-of-postal-code.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { defined } from '#kernel/defined.ts';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import type { WantedProduct } from '../domain/fee.ts';
import { hasAreaNear } from './areas/has-area-near.store.ts';
import { type DeliveryGoods, deliveryOptions, type NoDelivery } from './delivery-options.ts';
import { priceProducts } from './price-products.ts';

/** What the prices of a saved cart depend on. */
export interface GoodsTerms {
  readonly deliveryType?: DeliveryType;
  readonly paymentMethodId?: string;
  readonly addressId?: string;
}

/** Provided by the cart: the content of the client's saved cart. Empty for visitors, and if prices are hidden. */
export type GoodsOf = (context: Context, terms: GoodsTerms) => Promise<DeliveryGoods>;

export interface OptionsByAddress extends GoodsTerms {
  /** The subtotal that the screen shows; for display only. */
  readonly subtotal?: Money | undefined;
}

type Found = Result<DeliveryOption[], NoDelivery | { readonly code: 'no-such-address' }>;

/** The options to deliver a client's saved cart to one of their addresses, or to pick it up. Spec 7, delivery. */
export async function findOptionsByAddress(
  context: Context,
  { subtotal, ...terms }: OptionsByAddress,
  goodsOf: GoodsOf,
): Promise<Found> {
  const { addressId, deliveryType: type } = terms;
  const brought = goodsOf(context, terms).then((goods) =>
    subtotal === undefined ? goods : { ...goods, subtotal },
  );
  // If the result is not awaited below, its rejection must not be unhandled.
  brought.catch(() => {});
  // Visitors can look up pickup here; addresses belong to clients.
  const place = addressId === undefined ? undefined : await addressOf(context, addressId);
  if (addressId !== undefined && place === undefined) return refuse({ code: 'no-such-address' });
  return deliveryOptions(context, { type, place }, brought);
}

export interface OptionsByCep {
  /** Eight digits. */
  readonly postalCode: string;
  readonly position?: Position | undefined;
  readonly type?: DeliveryType | undefined;
  readonly products: readonly WantedProduct[];
  /** The subtotal that the screen shows, including combos and gift wrapping; for display only. */
  readonly subtotal?: Money | undefined;
  /** Replaces the weight of the products. */
  readonly grams?: number | undefined;
}

/**
 * The options to deliver these products to a CEP, at the actor's prices. Spec 7, delivery. Without a position, and if a
 * polygon or radius may cover the CEP, the CEP's own position is looked up and the fee is approximate; if that is
 * unknown too, 'address-needed' replaces 'address-not-served'.
 */
export async function findOptionsByCep(
  context: Context,
  { postalCode, position, type, products, grams, subtotal: shown }: OptionsByCep,
  positionOf: PositionOf,
): Promise<Result<DeliveryOption[], ByCepAlone<NoDelivery> | { readonly code: 'address-needed' }>> {
  const [subtotal, areas] = await Promise.all([
    shown ?? priceProducts(context, products, type),
    position === undefined && type !== 'pickup' && hasAreaNear(context.db, context.supplier.id, postalCode),
  ]);
  const at = position ?? (areas ? await positionOf(context, postalCode) : undefined);
  const place = { postalCode, ...defined({ position: at }) };
  const found = await deliveryOptions(context, { type, place }, { subtotal, products, grams });
  if (!areas) return found;
  // The position is far from every polygon and radius, so none covers the CEP: the result is exact.
  if (at !== undefined && !(await hasAreaNear(context.db, context.supplier.id, postalCode, at))) return found;
  if (found.ok) return accept(found.value.map(approximately));
  const unknown = found.refusal.code === 'address-not-served' && at === undefined;
  return refuse(unknown ? { code: 'address-needed' } : { ...found.refusal, approximate: true });
}

/** Marks results for which only the CEP is known. */
type ByCepAlone<Said> = Said & { readonly approximate?: true };

const approximately = (option: DeliveryOption): DeliveryOption =>
  option.type === 'delivery' ? { ...option, approximate: true } : option;
