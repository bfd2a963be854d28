import { type Address, postalAddressOf } from '#features/addresses/domain/address.ts';
import { keepsOneAddress } from '#features/addresses/domain/chosen-address.ts';
import { addressesOf } from '#features/addresses/server/addresses-of.ts';
import type { PricedCart } from '#features/cart/domain/cart.ts';
import { broughtBy } from '#features/cart/domain/products-of.ts';
import type { ChosenDelivery } from '#features/delivery/domain/choose.ts';
import { chooseDelivery } from '#features/delivery/server/choose-delivery.ts';
import type { DeliveryGoods } from '#features/delivery/server/delivery-options.ts';
import type { Store } from '#features/suppliers/domain/shop-details.ts';
import { storesOf } from '#features/suppliers/server/choices-of.ts';
import type { Awaitable } from '#kernel/awaitable.ts';
import { defined } from '#kernel/defined.ts';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { DeliveryAddress, DeliverySnapshot, PickupStore } from '../../../domain/order.ts';
import type { OrderDraft } from '../../../domain/submit/order-draft.ts';
import type { SubmitRefusal } from '../../../domain/submit/submit-refusal.ts';

interface AgreedDelivery {
  readonly snapshot: DeliverySnapshot;
  readonly fee: Money;
}

type AgreedGoods = Pick<PricedCart, 'lines' | 'gifts' | 'subtotal'>;
type Agreed = Result<AgreedDelivery, SubmitRefusal>;

/**
 * Where and when the order goes, and its fee, by the supplier's own data; the draft only names things. The goods and the client's
 * own address may still be pending.
 */
export const checkDelivery = (
  context: Context,
  draft: OrderDraft,
  goods: Awaitable<AgreedGoods>,
  address: Awaitable<Address | undefined>,
): Promise<Agreed> =>
  draft.deliveryType === 'delivery'
    ? toTheDoor(context, draft, goods, address)
    : atAStore(context, draft, goods);

async function toTheDoor(
  context: Context,
  draft: OrderDraft,
  goods: Awaitable<AgreedGoods>,
  meant: Awaitable<Address | undefined>,
): Promise<Agreed> {
  const { optionId, slot } = draft;
  const address = await meant;
  if (address === undefined || !(await isOffered(context, address)))
    return refuse({ code: 'address-not-found' });
  const chosen = await chooseDelivery(
    context,
    { type: 'delivery', address, optionId, slot },
    broughtOf(goods),
  );
  if (!chosen.ok) return chosen;
  if (chosen.value.type !== 'delivery') return refuse({ code: 'no-delivery-option' });
  const { fee, areaName } = chosen.value;
  const snapshot = {
    type: 'delivery',
    areaName,
    address: addressCopy(address, draft),
    ...scheduled(chosen.value),
  } as const;
  return accept({ fee, snapshot });
}

/** Where only one address is kept per client, orders go to no other. Spec 4, address flow. */
const isOffered = async (context: Context, { id }: Address): Promise<boolean> =>
  !keepsOneAddress(context.supplier.tags) || (await addressesOf(context))[0]?.id === id;

async function atAStore(context: Context, draft: OrderDraft, goods: Awaitable<AgreedGoods>): Promise<Agreed> {
  const optionId = await pickupOption(context, draft);
  const chosen = await chooseDelivery(
    context,
    { type: 'pickup', optionId, slot: draft.slot },
    broughtOf(goods),
  );
  if (!chosen.ok) return chosen;
  if (chosen.value.type !== 'pickup') return refuse({ code: 'no-delivery-option' });
  const { fee, store } = chosen.value;
  return accept({ fee, snapshot: { type: 'pickup', store: storeCopy(store), ...scheduled(chosen.value) } });
}

async function broughtOf(goods: Awaitable<AgreedGoods>): Promise<DeliveryGoods> {
  const agreed = await goods;
  return { subtotal: agreed.subtotal, products: broughtBy(agreed) };
}

const scheduled = ({ slot, limited }: ChosenDelivery): Pick<DeliverySnapshot, 'slot' | 'limited'> => ({
  ...defined({ slot, limited }),
});

/** An unknown store becomes an option id that nobody offers, and so is refused. */
async function pickupOption(context: Context, draft: OrderDraft): Promise<string | undefined> {
  const named = draft.storeId ?? draft.optionId;
  if (named !== undefined) return named;
  const { storeName, storePosition, storeAddress } = draft;
  if (storeName === undefined && storePosition === undefined && storeAddress === undefined) return undefined;
  const stores = await storesOf(context);
  return stores.find((store) => isMeant(store, draft))?.id ?? UNKNOWN_STORE;
}

const UNKNOWN_STORE = 'unknown';

function isMeant(store: Store, { storeName, storePosition, storeAddress }: OrderDraft): boolean {
  if (storeName !== undefined) return store.name === storeName;
  if (storePosition === undefined) return store.addressText === storeAddress;
  return store.latitude === storePosition.latitude && store.longitude === storePosition.longitude;
}

/** The stored position counts; the client's own only where there is none. */
const addressCopy = (address: Address, { position }: OrderDraft): DeliveryAddress => ({
  addressId: address.id,
  label: address.label,
  ...postalAddressOf(address),
  country: address.country,
  reference: address.reference,
  ...defined({ position: address.position ?? position }),
});

const storeCopy = (store: Store): PickupStore => ({
  storeId: store.id,
  name: store.name,
  addressText: store.addressText,
  latitude: store.latitude,
  longitude: store.longitude,
});
