/** The data of the composed server's tests: two suppliers, their clients and staff. */
import { eq } from 'drizzle-orm';
import { addLinkedUser } from '#features/accounts/server/clients/add-linked-user.ts';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { addSession } from '#features/accounts/server/sessions/sessions.store.ts';
import { createStaff, type NewStaff } from '#features/accounts/server/staff/create-staff.ts';
import { addresses } from '#features/addresses/server/addresses.tables.ts';
import { saveNewAddress } from '#features/addresses/server/create-address.ts';
import { products } from '#features/catalog/server/products/catalog.tables.ts';
import { type NewProduct, putCatalog } from '#features/catalog/server/products/edit/put-catalog.ts';
import { clientLinks } from '#features/delegation/server/linked-users.tables.ts';
import { createDeliveryArea } from '#features/delivery/server/areas/create-delivery-area.ts';
import { createDeliverySlot } from '#features/delivery/server/create-delivery-slot.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { writeItems } from '#features/shopping-lists/server/items.store.ts';
import { insertList } from '#features/shopping-lists/server/lists.store.ts';
import { subscriptions } from '#features/subscriptions/server/subscriptions.tables.ts';
import { createSupplier, type NewSupplier } from '#features/suppliers/server/create-supplier.ts';
import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { type PanelIds, panelThings, putTitle } from './panel-things.ts';
import { converse, ROOM } from './small-chat.ts';
import { DOCUMENT, proveRegistration, requestDocumentsAt } from './small-documents.ts';
import { ATLAS, ATLAS_GOODS, MARKET, MARKET_GOODS } from './small-shops.ts';

export const PASSWORD = 'vitrine123';

export const FEE = 990;

export interface ShopIds {
  readonly id: string;
  readonly slug: string;
  readonly storeId: string;
  readonly cash: string;
  readonly pix: string;
  /** Product ids by SKU. */
  readonly products: Readonly<Record<string, string>>;
  readonly panel: PanelIds;
}

export interface ClientIds {
  readonly id: string;
  /** Id of the main user. */
  readonly userId: string;
  readonly email: string;
  readonly addressId: string;
}

export interface SmallWorld {
  readonly market: ShopIds;
  readonly atlas: ShopIds;
  readonly ana: ClientIds;
  readonly bia: ClientIds;
  /** A client without the approval of either supplier. */
  readonly novo: ClientIds;
  /** Login of a linked user of Ana's client. */
  readonly linkedEmail: string;
  readonly staff: StaffEmails;
}

/** Logins of the staff. */
export interface StaffEmails {
  /** Of the shop `market`. */
  readonly owner: string;
  readonly operator: string;
  /** Of the other shop. */
  readonly elsewhere: string;
  /** Of the platform. */
  readonly administrator: string;
}

/** Streets that only their owners may see. */
export const STREET = { ana: 'Rua da Ana', bia: 'Rua da Bia', novo: 'Rua do Novo' } as const;

/** Ids of subscriptions at the shop `market`. */
export const SUBSCRIPTION = {
  ana: '01a1fc5d-1800-7000-8000-0000000000a1',
  bia: '01a1fc5d-1800-7000-8000-0000000000b1',
} as const;

/** Ids of titles at the shop `market`. */
export const TITLE = {
  ana: '01a1fc5d-1800-7000-8000-0000000000a9',
  bia: '01a1fc5d-1800-7000-8000-0000000000b9',
} as const;

/** Ids of sessions on other devices; tests end Ana's repeatedly. */
export const SESSION = {
  ana: '01a1fc5d-1800-7000-8000-0000000000a6',
  bia: '01a1fc5d-1800-7000-8000-0000000000b6',
} as const;

/**
 * A linked user of Ana's client, and invitations to buy for Ana's and Bia's clients; tests withdraw Ana's repeatedly.
 */
export const LINKED = {
  user: '01a1fc5d-1800-7000-8000-0000000000a7',
  ana: '01a1fc5d-1800-7000-8000-0000000000a8',
  bia: '01a1fc5d-1800-7000-8000-0000000000b8',
} as const;

/** An address of Ana's that tests delete repeatedly. */
export const SPARE_ADDRESS = '01a1fc5d-1800-7000-8000-0000000000a5';

/** Shopping lists at the shop `market`; tests delete Ana's last one repeatedly. */
export const LIST = {
  ana: '01a1fc5d-1800-7000-8000-0000000000a2',
  bia: '01a1fc5d-1800-7000-8000-0000000000b2',
  soldOut: '01a1fc5d-1800-7000-8000-0000000000a3',
  takenOff: '01a1fc5d-1800-7000-8000-0000000000a4',
} as const;

export async function smallWorld(database: Database): Promise<SmallWorld> {
  return database.transaction(async (db) => {
    const market = await shop(db, MARKET, MARKET_GOODS);
    const atlas = await shop(db, ATLAS, ATLAS_GOODS);
    const passwordHash = await hashPassword(PASSWORD);
    const client = async (name: keyof typeof STREET, document: string): Promise<ClientIds> => {
      const email = `${name}@exemplo.com.br`;
      const account = { kind: 'person', name, email, document, password: { hash: passwordHash } } as const;
      const { clientId, userId } = await createClientAccount(db, account);
      if (name !== 'novo') await logInElsewhere(db, userId, SESSION[name]);
      const { id } = await saveNewAddress(db, clientId, address(STREET[name]));
      for (const { id: supplier } of [market, atlas]) {
        await setCustomer(db, supplier, clientId, { approved: name !== 'novo' });
      }
      return { id: clientId, userId, email, addressId: id };
    };
    const ana = await client('ana', '52998224725');
    await putSpareAddress(db, ana.id);
    const bia = await client('bia', '11144477735');
    const novo = await client('novo', '12345678909');
    await subscribe(db, market, ana.id, SUBSCRIPTION.ana, 1);
    await subscribe(db, market, bia.id, SUBSCRIPTION.bia, 2);
    const [product = ''] = Object.values(market.products);
    await list(db, market, { id: LIST.ana, clientId: ana.id, productId: product });
    await list(db, market, { id: LIST.bia, clientId: bia.id, productId: product });
    const soldOut = market.products.ESGOTADO ?? product;
    await list(db, market, { id: LIST.soldOut, clientId: ana.id, productId: soldOut });
    await list(db, market, { id: LIST.takenOff, clientId: ana.id, productId: product });
    await putTitle(db, market.id, { id: TITLE.ana, clientId: ana.id, document: 'FAT-ANA' });
    await putTitle(db, market.id, { id: TITLE.bia, clientId: bia.id, document: 'FAT-BIA' });
    await converse(db, market.id, { id: ROOM.ana, clientId: ana.id, userId: ana.userId });
    await converse(db, market.id, { id: ROOM.bia, clientId: bia.id, userId: bia.userId });
    await requestDocumentsAt(db, market.id);
    await proveRegistration(db, market.id, { id: DOCUMENT.ana, clientId: ana.id });
    await proveRegistration(db, market.id, { id: DOCUMENT.bia, clientId: bia.id });
    const linkedEmail = 'joao@exemplo.com.br';
    await addLinkedUser(db, ana.id, { id: LINKED.user, name: 'joao', email: linkedEmail, passwordHash });
    await putInvitation(db, ana, LINKED.ana);
    await putInvitation(db, bia, LINKED.bia);
    const staff = await hire(db, market, atlas, passwordHash);
    return { market, atlas, ana, bia, novo, linkedEmail, staff };
  });
}

const logInElsewhere = (db: Db, userId: string, id: string): Promise<void> =>
  addSession(db, {
    id,
    userId,
    handle: `device-of-${id.slice(-2)}`,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 60 * 60_000),
  });

/** Creates the invitation again if it was withdrawn. */
export async function putInvitation(db: Db, client: ClientIds, id: string): Promise<void> {
  const invitedAt = new Date();
  await db
    .insert(clientLinks)
    .values({
      id,
      clientId: client.id,
      email: `convite-${id.slice(-2)}@exemplo.com.br`,
      invitedBy: client.userId,
      invitedAt,
      expiresAt: new Date(invitedAt.getTime() + 60 * 60_000),
    })
    .onConflictDoUpdate({ target: clientLinks.id, set: { endedAt: null } });
}

/** Creates the address again if it was deleted. */
export async function putSpareAddress(db: Db, clientId: string): Promise<void> {
  const { position: _, ...spare } = { ...address('Rua de Sobra'), primary: false };
  await db
    .insert(addresses)
    .values({ ...spare, id: SPARE_ADDRESS, clientId })
    .onConflictDoUpdate({ target: addresses.id, set: { deletedAt: null } });
}

/** Inserts a subscription as if an earlier order had begun it. */
async function subscribe(db: Db, shop: ShopIds, clientId: string, id: string, order: number): Promise<void> {
  const [productId = ''] = Object.values(shop.products);
  await db.insert(subscriptions).values({
    supplierId: shop.id,
    id,
    clientId,
    typeId: shop.panel.subscriptionTypes.offeredId,
    label: 'Toda semana',
    intervalUnit: 'week',
    intervalCount: 1,
    lines: [
      { productId, quantity: ONE, giftWrap: false, name: 'Produto', slug: 'produto', unit: 'UN', ground: 1 },
    ],
    place: { type: 'pickup', storeId: shop.storeId, text: 'Loja' },
    paymentMethodId: shop.cash,
    paymentName: 'Dinheiro',
    firstOrderNumber: order,
    anchorDate: '2030-01-01',
    nextDate: '2030-01-01',
    createdAt: new Date(),
  });
}

async function list(
  db: Db,
  { id: supplierId }: ShopIds,
  { id, clientId, productId }: { readonly id: string; readonly clientId: string; readonly productId: string },
): Promise<void> {
  await insertList(db, supplierId, { id, name: `Lista ${id.slice(-2)}`, clientId, now: Date.now() });
  await writeItems(db, supplierId, id, { before: [], after: [{ productId, quantity: ONE, place: 0 }] });
}

async function hire(db: Db, market: ShopIds, atlas: ShopIds, passwordHash: string): Promise<StaffEmails> {
  const one = async (name: string, memberships: NewStaff['memberships'], administrator = false) => {
    const email = `${name}@equipe.exemplo.com.br`;
    await createStaff(db, { name, email, passwordHash, administrator, memberships });
    return email;
  };
  return {
    owner: await one('dora', [{ supplierId: market.id, role: 'owner' }]),
    operator: await one('otto', [{ supplierId: market.id, role: 'operator' }]),
    elsewhere: await one('elsa', [{ supplierId: atlas.id, role: 'owner' }]),
    administrator: await one('admin', [], true),
  };
}

async function shop(db: Db, supplier: NewSupplier, goods: readonly NewProduct[]): Promise<ShopIds> {
  const { id, stores } = await createSupplier(db, supplier);
  const both = ['delivery', 'pickup'] as const;
  const ordinary = { description: '', deliveryTypes: both };
  const cash = await createPaymentMethod(db, id, {
    ...ordinary,
    kind: 'cash-on-delivery',
    name: 'Dinheiro',
    priceVariance: 0,
    position: 0,
  });
  const pix = await createPaymentMethod(db, id, {
    ...ordinary,
    kind: 'pix',
    name: 'Pix',
    priceVariance: -500,
    pix: { key: 'loja@exemplo.com.br', name: 'Loja', city: 'Sao Paulo' },
    position: 1,
  });
  await createDeliveryArea(db, id, {
    name: 'São Paulo',
    bounds: { kind: 'postal-range', from: '01000000', to: '05999999' },
    fee: centavos(FEE),
    position: 0,
  });
  for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
    await createDeliverySlot(db, id, { deliveryType: 'delivery', weekday, startsAt: 480, endsAt: 720 });
    await createDeliverySlot(db, id, { deliveryType: 'delivery', weekday, startsAt: 840, endsAt: 1080 });
  }
  await putCatalog(db, id, [{ slug: 'tudo', name: 'Tudo', children: [] }], goods);
  const products = await productIds(db, id);
  return {
    id,
    slug: supplier.slug,
    storeId: stores[0]?.id ?? '',
    cash,
    pix,
    products,
    panel: await panelThings(db, id, products),
  };
}

async function productIds(db: Db, supplierId: string): Promise<Record<string, string>> {
  const rows = await db
    .select({ sku: products.sku, id: products.id })
    .from(products)
    .where(eq(products.supplierId, supplierId));
  return Object.fromEntries(rows.map(({ sku, id }) => [sku, id]));
}

const address = (street: string): Parameters<typeof saveNewAddress>[2] => ({
  label: 'Casa',
  street,
  number: '10',
  district: 'Bela Vista',
  complement: '',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01310100',
  country: 'Brasil',
  reference: '',
  primary: true,
});
