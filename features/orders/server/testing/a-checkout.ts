/** A shop with delivery, pickup and payment methods, and a customer with an address. */
import { saveNewAddress } from '#features/addresses/server/create-address.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { createDeliveryArea } from '#features/delivery/server/areas/create-delivery-area.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { stores } from '#features/suppliers/server/supplier-details.tables.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';

export interface Checkout {
  readonly shop: Context;
  readonly shopper: ShopperContext;
  readonly cash: string;
  readonly pix: string;
  readonly storeId: string;
  readonly addressId: string;
}

/** Delivery costs R$ 9,90. */
export const FEE = 990;

export async function aCheckout(database: Database, tags: readonly string[] = []): Promise<Checkout> {
  const shop = await aShop(database, ['has-delivery', 'has-collect', ...tags]);
  const { db, supplier } = shop;
  const shopper = await aShopper(shop);
  const both = ['delivery', 'pickup'] as const;
  const ordinary = { description: '', priceVariance: 0, deliveryTypes: both };
  const cash = await createPaymentMethod(db, supplier.id, {
    ...ordinary,
    kind: 'cash-on-delivery',
    name: 'Dinheiro',
    position: 0,
  });
  const pix = await createPaymentMethod(db, supplier.id, {
    ...ordinary,
    kind: 'pix',
    name: 'Pix',
    priceVariance: -500,
    pix: { key: 'loja@exemplo.com.br', name: 'Loja', city: 'Sao Paulo' },
    position: 1,
  });
  const storeId = newId();
  await db.insert(stores).values({
    supplierId: supplier.id,
    id: storeId,
    name: 'Loja do centro',
    addressText: 'Rua Um, 1',
    latitude: -23.5,
    longitude: -46.6,
  });
  await createDeliveryArea(db, supplier.id, {
    name: 'São Paulo',
    bounds: { kind: 'postal-range', from: '01000000', to: '05999999' },
    fee: centavos(FEE),
    position: 0,
  });
  return { shop, shopper, cash, pix, storeId, addressId: await anAddress(shopper) };
}

export async function anAddress({ db, actor }: ShopperContext, postalCode = '01310100'): Promise<string> {
  const address = await saveNewAddress(db, actor.clientId, {
    label: 'Casa',
    street: 'Avenida Paulista',
    number: '1000',
    district: 'Bela Vista',
    complement: '',
    city: 'São Paulo',
    state: 'SP',
    postalCode,
    country: 'Brasil',
    reference: '',
    primary: true,
  });
  return address.id;
}

/** A draft of these units, picked up and paid in cash unless overridden. */
export const aDraft = (
  { cash, storeId }: Pick<Checkout, 'cash' | 'storeId'>,
  units: Readonly<Record<string, number>>,
  more: Partial<OrderDraft> = {},
): OrderDraft => ({
  lines: Object.entries(units).map(([productId, quantity]) => ({
    productId,
    quantity: thousandths(quantity * 1000),
    giftWrap: false,
  })),
  deliveryType: 'pickup',
  storeId,
  paymentMethodId: cash,
  note: '',
  customerOrderNumber: '',
  ...more,
});
