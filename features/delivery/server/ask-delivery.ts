import type { Position } from '#features/addresses/domain/address.ts';
import { addressOf, type PositionOf } from '#features/addresses/server/public.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import type { WantedProduct } from '../domain/wanted-product.ts';
import { deliveryOptions, type Goods, type NoDelivery } from './delivery-options.ts';
import { drawsNear } from './draws-near.store.ts';
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
  const brought = goodsOf(context, terms).then((goods) =>
    subtotal === undefined ? goods : { ...goods, subtotal },
  );
  // Where nothing is asked of them, their failure is nobody's.
  brought.catch(() => {});
  // A visitor may ask for pickup here; addresses belong to clients.
  const place = addressId === undefined ? undefined : await addressOf(context, addressId);
  if (addressId !== undefined && place === undefined) return refuse({ code: 'no-such-address' });
  return deliveryOptions(context, { type, place }, brought);
}

export interface AskByCep {
  /** Eight digits. */
  readonly postalCode: string;
  readonly position?: Position | undefined;
  readonly type?: DeliveryType | undefined;
  readonly products: readonly WantedProduct[];
  /** As the screen has summed up a cart, with its combos and wrappings: only for what is shown. */
  readonly subtotal?: Money | undefined;
}

/**
 * How these products, at the prices of who asks, reach a CEP. Spec 7, delivery. Where nobody said where it is, and where the
 * shop draws its areas, that is as good as the CEP's own position; without one nobody is told that nothing is brought.
 */
export async function askByCep(
  context: Context,
  { postalCode, position, type, products, subtotal: shown }: AskByCep,
  positionOf: PositionOf,
): Promise<Result<DeliveryOption[], ByCepAlone<NoDelivery> | { readonly code: 'address-needed' }>> {
  const [subtotal, drawn] = await Promise.all([
    shown ?? priceProducts(context, products, type),
    position === undefined && type !== 'RETIRADA' && drawsNear(context.db, context.supplier.id, postalCode),
  ]);
  const at = position ?? (drawn ? await positionOf(context, postalCode) : undefined);
  const place = { postalCode, ...(at === undefined ? {} : { position: at }) };
  const found = await deliveryOptions(context, { type, place }, { subtotal, products });
  if (!drawn) return found;
  // Known to lie far from all that is drawn, it is in none of it.
  if (at !== undefined && !(await drawsNear(context.db, context.supplier.id, postalCode, at))) return found;
  if (found.ok) return accept(found.value.map(approximately));
  const unknown = found.refusal.code === 'address-not-served' && at === undefined;
  return refuse(unknown ? { code: 'address-needed' } : { ...found.refusal, approximate: true });
}

/** What is said of a place that is known by its CEP alone. */
type ByCepAlone<Said> = Said & { readonly approximate?: true };

const approximately = (option: DeliveryOption): DeliveryOption =>
  option.type === 'DELIVERY' ? { ...option, approximate: true } : option;
