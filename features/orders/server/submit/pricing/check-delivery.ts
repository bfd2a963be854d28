import { type Address, postalAddressOf } from '#features/addresses/domain/address.ts';
import { keepsOneAddress } from '#features/addresses/domain/chosen-address.ts';
import { addressesOf } from '#features/addresses/server/addresses-of.ts';
import type { PricedCart } from '#features/cart/domain/cart.ts';
import { productsOf } from '#features/cart/domain/products-of.ts';
import type { ChosenDelivery } from '#features/delivery/domain/choose.ts';
import { chooseDelivery } from '#features/delivery/server/choose-delivery.ts';
import type { DeliveryGoods } from '#features/delivery/server/delivery-options.ts';
import type { Store } from '#features/suppliers/domain/shop-details.ts';
import { storesOf } from '#features/suppliers/server/shop-of.ts';
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

type AgreedGoods = Pick<PricedCart, 'lines' | 'subtotal'>;
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
  draft.deliveryType === 'DELIVERY'
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
    { type: 'DELIVERY', address, optionId, slot },
    broughtOf(goods),
  );
  if (!chosen.ok) return chosen;
  if (chosen.value.type !== 'DELIVERY') return refuse({ code: 'no-delivery-option' });
  const { fee, areaName } = chosen.value;
  const snapshot = {
    type: 'DELIVERY',
    areaName,
    address: addressCopy(address),
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
    { type: 'RETIRADA', optionId, slot: draft.slot },
    broughtOf(goods),
  );
  if (!chosen.ok) return chosen;
  if (chosen.value.type !== 'RETIRADA') return refuse({ code: 'no-delivery-option' });
  const { fee, store } = chosen.value;
  return accept({ fee, snapshot: { type: 'RETIRADA', store: storeCopy(store), ...scheduled(chosen.value) } });
}

async function broughtOf(goods: Awaitable<AgreedGoods>): Promise<DeliveryGoods> {
  const { lines, subtotal } = await goods;
  return { subtotal, products: lines.flatMap(productsOf) };
}

const scheduled = ({ slot, limited }: ChosenDelivery): Pick<DeliverySnapshot, 'slot' | 'limited'> => ({
  ...defined({ slot, limited }),
});

/** An unknown store's name becomes an option id that nobody offers, and so is refused. */
async function pickupOption(context: Context, draft: OrderDraft): Promise<string | undefined> {
  const named = draft.storeId ?? draft.optionId;
  if (named !== undefined || draft.storeName === undefined) return named;
  const stores = await storesOf(context);
  return stores.find((store) => store.name === draft.storeName)?.id ?? draft.storeName;
}

const addressCopy = (address: Address): DeliveryAddress => ({
  addressId: address.id,
  label: address.label,
  ...postalAddressOf(address),
  reference: address.reference,
});

const storeCopy = (store: Store): PickupStore => ({
  storeId: store.id,
  name: store.name,
  addressText: store.addressText,
  latitude: store.latitude,
  longitude: store.longitude,
});
