/** Panel data of the small world: galleries, synonyms, coupons, titles, prices and so on. */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { apiKeys } from '#features/accounts/server/api-keys/api-keys.tables.ts';
import { supplierClients } from '#features/accounts/server/clients/accounts.tables.ts';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { saveNewAddress } from '#features/addresses/server/create-address.ts';
import { addActionLink } from '#features/cart/server/action-link/action-links.store.ts';
import { writePictures } from '#features/catalog/server/product-pictures/product-pictures.store.ts';
import { categories } from '#features/catalog/server/products/catalog.tables.ts';
import { saveSynonymGroup } from '#features/catalog/server/search/synonym-groups.store.ts';
import { clientNotes } from '#features/clients/server/client-notes.tables.ts';
import { companyLinks } from '#features/clients/server/company/company-links.tables.ts';
import { EVERYONE } from '#features/content/domain/audience.ts';
import {
  carousels,
  homeBlocks,
  staticPagePictures,
  staticPagePublications,
  staticPages,
  staticPageVersions,
} from '#features/content/server/content.tables.ts';
import { homeDrafts, homeVersions } from '#features/content/server/home/home.tables.ts';
import { shopDrafts, shopVersions } from '#features/content/server/shop-draft/shop-draft.tables.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { putRepresentative } from '#features/delegation/server/put-representative.ts';
import { addRepresentedClient } from '#features/delegation/server/representative-clients.store.ts';
import { writeRepresentative } from '#features/delegation/server/representatives.store.ts';
import { representativeInvitations } from '#features/delegation/server/representatives.tables.ts';
import { saveArea } from '#features/delivery/server/panel/panel-areas.store.ts';
import { saveSlot } from '#features/delivery/server/panel/panel-slots.store.ts';
import { barcodeOfLine } from '#features/payments/domain/boleto/typed-line.ts';
import { charges } from '#features/payments/server/store/payments.tables.ts';
import { titles } from '#features/payments/server/store/titles.tables.ts';
import { aPolicy, aScope } from '#features/pricing/domain/testing/a-policy.ts';
import { automaticGroups } from '#features/pricing/server/groups/automatic-groups.tables.ts';
import { savePolicy } from '#features/pricing/server/price-policies.store.ts';
import { addPriceTable } from '#features/pricing/server/price-tables.store.ts';
import { priceGrants } from '#features/pricing/server/pricing.tables.ts';
import { createCombo } from '#features/promotions/server/create-combo.ts';
import { createPromotion } from '#features/promotions/server/promotions/create-promotion.ts';
import { writeItems } from '#features/shopping-lists/server/items.store.ts';
import { insertList } from '#features/shopping-lists/server/lists.store.ts';
import { putTypes } from '#features/subscriptions/server/put-types.ts';
import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { type CatalogIds, newCatalogIds, standingCatalog } from './panel-catalog-things.ts';
import { type ExportIds, newExports, standingExports } from './panel-exports.ts';
import { type ChatIds, panelChat, standingAnswer } from './small-chat.ts';
import { ATTENDED_DOCUMENT, proveRegistration } from './small-documents.ts';
import { newTeam, standingTeam, type TeamIds } from './small-team.ts';

interface AttendedIds {
  readonly clientId: string;
  readonly userId: string;
  readonly addressId: string;
}

export interface PanelIds {
  /** A product with exactly this picture, and another with exactly these pictures. */
  readonly single: { readonly productId: string; readonly pictureId: string };
  readonly several: { readonly productId: string; readonly pictureIds: readonly string[] };
  readonly synonymId: string;
  /** An API key of the shop; tests revoke it repeatedly. */
  readonly apiKeyId: string;
  /** The coupon with the code DEZ. */
  readonly couponId: string;
  /** A combo that shoppers see, and one that panel tests change. */
  readonly combo: { readonly shownId: string; readonly changedId: string };
  /** For a group that nobody is in: it changes no price of other tests. */
  readonly promotionId: string;
  /** One that tests end. */
  readonly endedPromotionId: string;
  /** An action link that shoppers open, and one that panel tests close repeatedly. */
  readonly link: { readonly slug: string };
  readonly closing: { readonly id: string };
  /** A type of subscription that shoppers see, and one that panel tests change. */
  readonly subscriptionTypes: { readonly offeredId: string; readonly changedId: string };
  /** An area without addresses, and a window that tests delete repeatedly. */
  readonly delivery: { readonly areaId: string; readonly slotId: string };
  /** Titles of the attended client: one that tests pay repeatedly, and one that they cancel. */
  readonly titles: { readonly paidId: string; readonly cancelledId: string };
  /** A suggested list that shoppers see, and one that panel tests change; each contains the single product. */
  readonly lists: { readonly shownId: string; readonly changedId: string };
  /** A page that shoppers see, one that panel tests change and one that they archive; and a picture for them. */
  readonly pages: {
    readonly shown: { readonly id: string; readonly slug: string };
    readonly changedId: string;
    readonly archivedId: string;
    readonly pictureId: string;
  };
  /** A carousel that shoppers see and a block of the home with it; and those that panel tests change. */
  readonly home: {
    readonly carousel: { readonly shownId: string; readonly changedId: string };
    readonly block: { readonly shownId: string; readonly changedId: string };
  };
  /** Charge of an earlier order, which is on no list of open charges any more. */
  readonly chargeId: string;
  /** A client of the shop whose cart only attendants change. */
  readonly attended: AttendedIds;
  /** Another company of the shop; tests link the attended client to it repeatedly. */
  readonly headOfficeId: string;
  /** A representative of the attended client; tests dismiss it repeatedly. */
  readonly representative: { readonly userId: string };
  /** Another representative of the shop, to whom tests transfer the attended client. */
  readonly deputyId: string;
  /** A note about the attended client; tests delete it repeatedly. */
  readonly noteId: string;
  /** An invitation to represent the shop; tests withdraw it repeatedly. */
  readonly invitationId: string;
  readonly chat: ChatIds;
  readonly team: TeamIds;
  readonly catalog: CatalogIds;
  readonly exports: ExportIds;
  /** A policy for a brand without products, an empty price table, and a grant of the attended client. */
  readonly pricing: {
    readonly policyId: string;
    readonly tableId: string;
    readonly grantId: string;
    readonly categoryId: string;
  };
  /** An automatic group; tests change and remove it repeatedly. */
  readonly automaticGroupId: string;
}

/** A member of the staff who has granted and noted something. */
const DITO = '00000000-0000-7000-8000-000000000001';

const DEZ = { code: 'DEZ', listed: true, discount: { kind: 'percent', basisPoints: 1000 } } as const;

/** A valid PNG of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const PROMOTION = {
  name: 'Leve 3, pague 2',
  condition: { scope: { products: [], categories: [], brands: [], tags: [] }, units: 2 },
  reward: { kind: 'units', units: 1, basisPoints: 10_000, which: 'cheapest' },
  audience: { groups: ['ninguém'] },
} as const;

export async function panelThings(
  db: Db,
  supplierId: string,
  products: Readonly<Record<string, string>>,
): Promise<PanelIds> {
  const [one = '', other = ''] = Object.values(products).slice(-2);
  const attended = await attendedClient(db, supplierId);
  await proveRegistration(db, supplierId, { id: ATTENDED_DOCUMENT, clientId: attended.clientId });
  const ids = {
    catalog: newCatalogIds(await aCategory(db, supplierId)),
    chat: await panelChat(db, supplierId, attended),
    single: { productId: one, pictureId: pictureOf(`${one} 1`) },
    several: { productId: other, pictureIds: [pictureOf(`${other} 1`), pictureOf(`${other} 2`)] },
    synonymId: newId(),
    automaticGroupId: newId(),
    apiKeyId: newId(),
    couponId: (await createCoupon(db, supplierId, DEZ, Date.now())).id,
    combo: {
      shownId: await aCombo(db, supplierId, 'Cesta', products),
      changedId: await aCombo(db, supplierId, 'Outra cesta', products),
    },
    promotionId: (await createPromotion(db, supplierId, PROMOTION, Date.now())).id,
    endedPromotionId: (await createPromotion(db, supplierId, PROMOTION, Date.now())).id,
    link: { id: newId(), slug: 'cesta-da-semana' },
    closing: { id: newId(), slug: 'cesta-de-ontem' },
    subscriptionTypes: await someTypes(db, supplierId),
    delivery: { areaId: newId(), slotId: newId() },
    titles: { paidId: newId(), cancelledId: newId() },
    lists: {
      shownId: await aSuggestion(db, supplierId, 'Sugestão', one),
      changedId: await aSuggestion(db, supplierId, 'Outra sugestão', one),
    },
    pages: {
      shown: { id: await aPage(db, supplierId, 'entrega'), slug: 'entrega' },
      changedId: await aPage(db, supplierId, 'trocas'),
      archivedId: await aPage(db, supplierId, 'natal'),
      pictureId: pictureOf('page'),
    },
    home: {
      carousel: { shownId: newId(), changedId: newId() },
      block: { shownId: newId(), changedId: newId() },
    },
    chargeId: await aCharge(db, supplierId),
    attended,
    headOfficeId: await aCompany(db, supplierId, 'Obra Nova Matriz S.A.'),
    representative: await someUser(db),
    deputyId: (await someUser(db)).userId,
    noteId: newId(),
    invitationId: newId(),
    team: newTeam(),
    exports: newExports(),
    pricing: {
      policyId: newId(),
      tableId: newId(),
      grantId: newId(),
      categoryId: await aCategory(db, supplierId),
    },
  };
  await putRepresentative(db, supplierId, ids.representative.userId, [ids.attended.clientId], Date.now());
  await standingKey(db, supplierId, ids.apiKeyId);
  await addPriceTable(db, supplierId, { id: ids.pricing.tableId, name: 'Revenda' });
  for (const { id, slug } of [ids.link, ids.closing]) {
    const text = { slug, title: 'Cesta', text: '', destination: '' };
    const link = { id, ...text, lines: [{ productId: one, quantity: ONE }], active: true };
    await addActionLink(db, supplierId, link, Date.now());
  }
  await putBack(db, supplierId, ids);
  return ids;
}

async function aCombo(
  db: Db,
  supplierId: string,
  name: string,
  products: Readonly<Record<string, string>>,
): Promise<string> {
  const both = Object.values(products).slice(0, 2);
  const items = both.map((productId) => ({ productId, quantity: ONE }));
  const wanted = { name, items, price: { kind: 'percent', basisPoints: 1000 } } as const;
  return (await createCombo(db, supplierId, wanted, Date.now())).id;
}

async function aSuggestion(db: Db, supplierId: string, name: string, productId: string): Promise<string> {
  const id = newId();
  await insertList(db, supplierId, { id, name, now: Date.now() });
  await writeItems(db, supplierId, id, { before: [], after: [{ productId, quantity: ONE, place: 0 }] });
  return id;
}

/** A published page. */
async function aPage(db: Db, supplierId: string, slug: string): Promise<string> {
  const [id, now] = [newId(), new Date()];
  const version = { supplierId, pageId: id, version: 1 };
  await db.insert(staticPages).values({ supplierId, id, slug, tags: ['WEB'], position: 0, createdAt: now });
  await db
    .insert(staticPageVersions)
    .values({ ...version, title: 'Página', description: '', html: '<p>Texto</p>', savedAt: now });
  await db.insert(staticPagePublications).values({ ...version, visibleFrom: now });
  return id;
}

async function someTypes(db: Db, supplierId: string): Promise<PanelIds['subscriptionTypes']> {
  const interval = { unit: 'week', count: 1 } as const;
  const types = ['Toda semana', 'Semanal'].map((label) => ({ label, description: '', interval }));
  const [offeredId = '', changedId = ''] = await putTypes(db, supplierId, types);
  return { offeredId, changedId };
}

async function aCategory(db: Db, supplierId: string): Promise<string> {
  const [category] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.supplierId, supplierId));
  return category?.id ?? '';
}

async function aCharge(db: Db, supplierId: string): Promise<string> {
  const id = newId();
  const what = { kind: 'cash-on-delivery', amount: 1_000, status: 'cancelled' } as const;
  await db
    .insert(charges)
    .values({ ...what, supplierId, id, orderNumber: 1, methodId: newId(), createdAt: new Date() });
  return id;
}

async function aCompany(db: Db, supplierId: string, name: string): Promise<string> {
  const email = `${newId()}@exemplo.com.br`;
  const company = { kind: 'company', name, email, password: { hash: 'none' } } as const;
  const { clientId } = await createClientAccount(db, company);
  await setCustomer(db, supplierId, clientId, { approved: true });
  return clientId;
}

async function attendedClient(db: Db, supplierId: string): Promise<AttendedIds> {
  const email = `${newId()}@exemplo.com.br`;
  const person = { kind: 'company', name: 'Obra Nova Ltda.', email, password: { hash: 'none' } } as const;
  const { clientId, userId } = await createClientAccount(db, person);
  await setCustomer(db, supplierId, clientId, { approved: true });
  const { id: addressId } = await saveNewAddress(db, clientId, {
    label: 'Obra',
    street: 'Rua da Obra',
    number: '1',
    district: 'Centro',
    complement: '',
    city: 'Campinas',
    state: 'SP',
    postalCode: '13010100',
    country: 'Brasil',
    reference: '',
    primary: true,
  });
  return { clientId, userId, addressId };
}

async function someUser(db: Db): Promise<PanelIds['representative']> {
  const email = `${newId()}@exemplo.com.br`;
  const person = { kind: 'person', name: 'Rui', email, password: { hash: 'none' } } as const;
  const { userId } = await createClientAccount(db, person);
  return { userId };
}

/** Restores this data for tests that remove it. */
export async function putBack(
  db: Db,
  supplierId: string,
  {
    single,
    several,
    apiKeyId,
    synonymId,
    attended,
    representative,
    deputyId,
    noteId,
    invitationId,
    pricing,
    delivery,
    titles: owed,
    pages,
    home,
    chat,
    team,
    catalog,
    exports,
    automaticGroupId,
  }: PanelIds,
): Promise<void> {
  await standingHome(db, supplierId, home, single.productId);
  await writeRepresentative(db, supplierId, representative.userId, Date.now());
  await writeRepresentative(db, supplierId, deputyId, Date.now());
  await addRepresentedClient(db, supplierId, representative.userId, attended.clientId);
  await standingInvitation(db, supplierId, invitationId);
  await standingAnswer(db, supplierId, chat);
  await standingTeam(db, supplierId, team);
  await standingExports(db, supplierId, exports);
  await standingCatalog(db, supplierId, catalog, pricing.tableId);
  await standingDelivery(db, supplierId, delivery);
  const { clientId } = attended;
  await putTitle(db, supplierId, { id: owed.paidId, clientId, document: 'FAT-PAGA' });
  await putTitle(db, supplierId, { id: owed.cancelledId, clientId, document: 'FAT-CANCELADA' });
  const gallery = (ids: readonly string[]) => ids.map((id) => ({ id, alt: '' }));
  await writePictures(
    db,
    supplierId,
    new Map([
      [single.productId, gallery([single.pictureId])],
      [several.productId, gallery(several.pictureIds)],
    ]),
  );
  await db
    .insert(staticPagePictures)
    .values({ supplierId, pictureId: pages.pictureId, width: 1, height: 1, addedAt: new Date() })
    .onConflictDoNothing();
  const group = { id: synonymId, sayings: ['caneta', 'esferográfica'] };
  await saveSynonymGroup(db, supplierId, group, new Date());
  await savePolicy(db, supplierId, aPolicy({ id: pricing.policyId, scope: aScope({ brands: ['Nenhuma'] }) }));
  await standingGroup(db, supplierId, automaticGroupId);
  await standingGrant(db, supplierId, attended.clientId, single.productId, pricing.grantId);
  await standingNote(db, supplierId, attended.clientId, noteId);
  await standingAlone(db, supplierId, attended.clientId);
  await standingDraft(db, supplierId, home);
  await standingShopDraft(db, supplierId);
  await standingKey(db, supplierId, apiKeyId);
}

async function standingGroup(db: Db, supplierId: string, id: string): Promise<void> {
  // Nobody meets it.
  const rule = { join: 'all', conditions: [{ kind: 'cities', cities: ['Nenhures'] }] };
  const fresh = { rule, tableId: null, version: 1, emptying: false, cursor: null, dueAt: new Date() };
  await db
    .insert(automaticGroups)
    .values({ supplierId, id, name: 'De Nenhures', ...fresh })
    .onConflictDoUpdate({ target: [automaticGroups.supplierId, automaticGroups.id], set: fresh });
}

async function standingKey(db: Db, supplierId: string, id: string): Promise<void> {
  const valid = { expiresAt: null, revokedAt: null, replacedBy: null, version: 1 };
  await db
    .insert(apiKeys)
    .values({ supplierId, id, name: 'ERP', keyHash: `of ${id}`, createdAt: new Date() })
    .onConflictDoUpdate({ target: [apiKeys.supplierId, apiKeys.id], set: valid });
}

async function standingNote(db: Db, supplierId: string, clientId: string, id: string): Promise<void> {
  await db
    .insert(clientNotes)
    .values({ supplierId, id, clientId, staffId: DITO, text: 'Nota', at: new Date() })
    .onConflictDoNothing();
}

/** A company without a head office, and nothing agreed with it. */
async function standingAlone(db: Db, supplierId: string, clientId: string): Promise<void> {
  const alone = { parentId: null, version: 1 };
  await db
    .insert(companyLinks)
    .values({ supplierId, clientId, ...alone })
    .onConflictDoUpdate({ target: [companyLinks.supplierId, companyLinks.clientId], set: alone });
  await db
    .update(supplierClients)
    .set({ paymentMethods: null, minimumOrder: null, termsNote: '', termsVersion: 1 })
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId)));
}

/** The version of the draft that stands there, above those of drafts before it. */
export const HOME_DRAFT = 2_000_000_000;

/** A draft of the home, and a home that was published before. */
async function standingDraft(
  db: Db,
  supplierId: string,
  { carousel, block }: PanelIds['home'],
): Promise<void> {
  const blocks = Object.values(block).map((id, position) => ({
    ...{ id, position, title: '', audience: EVERYONE, published: true, version: 1 },
    content: { kind: 'carousel', carouselId: carousel.shownId } as const,
  }));
  const change = { staffId: DITO, changedAt: new Date() };
  const draft = { ...change, blocks, base: 1, version: HOME_DRAFT, publishAt: null };
  await db
    .insert(homeDrafts)
    .values({ ...draft, supplierId })
    .onConflictDoUpdate({ target: homeDrafts.supplierId, set: draft });
  await db
    .insert(homeVersions)
    .values({ supplierId, version: 1, blocks, publishedAt: new Date(), staffId: DITO, direct: true })
    .onConflictDoNothing();
}

/** As well, of the shop's menu, footer and texts. */
export const SHOP_DRAFT = 2_000_000_000;

async function standingShopDraft(db: Db, supplierId: string): Promise<void> {
  const ABOUT = [{ title: 'Quem somos', body: 'Uma família.' }];
  const parts = { ABOUT: { content: ABOUT, base: 1, version: SHOP_DRAFT } };
  const draft = { staffId: DITO, changedAt: new Date(), parts, version: SHOP_DRAFT, publishAt: null };
  await db
    .insert(shopDrafts)
    .values({ ...draft, supplierId })
    .onConflictDoUpdate({ target: shopDrafts.supplierId, set: draft });
  await db
    .insert(shopVersions)
    .values({
      supplierId,
      version: 1,
      parts: { ABOUT },
      publishedAt: new Date(),
      staffId: DITO,
      direct: true,
    })
    .onConflictDoNothing();
}

async function standingHome(
  db: Db,
  supplierId: string,
  { carousel, block }: PanelIds['home'],
  productId: string,
): Promise<void> {
  const shown = { supplierId, audience: EVERYONE, published: true };
  for (const [position, id] of Object.values(carousel).entries()) {
    const content = { kind: 'chosen', productIds: [productId] } as const;
    const terms = { title: 'Escolhidos', content, pages: ['home' as const], maxProducts: 12 };
    await db
      .insert(carousels)
      .values({ ...shown, ...terms, id, position })
      .onConflictDoNothing();
  }
  for (const [position, id] of Object.values(block).entries()) {
    const content = { kind: 'carousel', carouselId: carousel.shownId } as const;
    await db
      .insert(homeBlocks)
      .values({ ...shown, title: '', content, id, position })
      .onConflictDoNothing();
  }
}

/** Creates the invitation again if it was withdrawn. */
async function standingInvitation(db: Db, supplierId: string, id: string): Promise<void> {
  const [invitedAt, expiresAt] = [new Date(), new Date(Date.now() + 60 * 60_000)];
  const invitation = { supplierId, id, email: `${id}@exemplo.com.br`, invitedAt, expiresAt };
  await db.insert(representativeInvitations).values(invitation).onConflictDoNothing();
}

/** Restores the title to open if it was paid or cancelled. Its boleto is of another bank. */
export async function putTitle(
  db: Db,
  supplierId: string,
  title: { readonly id: string; readonly clientId: string; readonly document: string },
): Promise<void> {
  const open = { status: 'open' as const, paidAt: null };
  const dueOn = '2099-12-01';
  const line = '00190000090212345600200001234178910010000014990';
  await db
    .insert(titles)
    .values({
      ...title,
      ...open,
      supplierId,
      amount: 1000,
      issuedOn: '2026-01-02',
      dueOn,
      usesCredit: true,
      boleto: { line, barcode: barcodeOfLine(line), dueOn, amount: centavos(1000) },
      createdAt: new Date(),
    })
    .onConflictDoUpdate({ target: [titles.supplierId, titles.id], set: open });
}

/** The window lies at a time that no other test uses. */
async function standingDelivery(
  db: Db,
  supplierId: string,
  { areaId, slotId }: PanelIds['delivery'],
): Promise<void> {
  await saveArea(db, supplierId, {
    id: areaId,
    name: 'Fora do mapa',
    bounds: { kind: 'postal-range', from: '99990000', to: '99999999' },
    fee: centavos(1),
    minimumOrder: centavos(0),
    leadHours: 2,
    position: 900,
    active: true,
  });
  const window = { weekday: 6, startsAt: 1380, endsAt: 1410, capacity: 3 };
  await saveSlot(db, supplierId, { ...window, id: slotId, deliveryType: 'delivery' });
}

async function standingGrant(
  db: Db,
  supplierId: string,
  clientId: string,
  productId: string,
  grantId: string,
): Promise<void> {
  const staffId = DITO;
  await db
    .insert(staff)
    .values({ id: staffId, name: 'Dito', email: 'dito@equipe.exemplo.com.br', passwordHash: 'none' })
    .onConflictDoNothing();
  const terms = { price: 1_000, fromQuantity: 0, expiresAt: new Date('2999-01-01') };
  await db
    .delete(priceGrants)
    .where(and(eq(priceGrants.supplierId, supplierId), eq(priceGrants.clientId, clientId)));
  await db
    .insert(priceGrants)
    .values({ ...terms, supplierId, clientId, productId, staffId, id: grantId, createdAt: new Date() });
}

const pictureOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
