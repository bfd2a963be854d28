import { putApiKey } from '#features/accounts/server/api-keys/put-api-key.ts';
import { setOwnMail } from '#features/accounts/server/mails/own-mails.store.ts';
import { putActionLinks } from '#features/cart/server/action-link/put-action-links.ts';
import type { ProductPicture } from '#features/catalog/domain/product-picture.ts';
import { putAdditions } from '#features/catalog/server/additions/put-additions.ts';
import { putAdultsOnly } from '#features/catalog/server/categories/category-marks.store.ts';
import { putCategorySegments } from '#features/catalog/server/categories/put-category-segments.ts';
import { putSectors } from '#features/catalog/server/categories/sectors.ts';
import {
  type NewCategory,
  type NewProduct,
  putCatalog,
} from '#features/catalog/server/products/edit/put-catalog.ts';
import { putSearches } from '#features/catalog/server/search/put-searches.ts';
import { startSynonyms } from '#features/catalog/server/search/put-supplier-synonyms.ts';
import { putRedirects } from '#features/catalog/server/search/redirects/put-redirects.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { saveReferralTerms } from '#features/coupons/server/referral-terms.store.ts';
import { createDeliveryArea } from '#features/delivery/server/areas/create-delivery-area.ts';
import { createDeliverySlot, createHoliday } from '#features/delivery/server/create-delivery-slot.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { putLists } from '#features/shopping-lists/server/put-lists.ts';
import { putTypes } from '#features/subscriptions/server/put-types.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { NONE, ONE, thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import { withOwnPrices } from './catalog/demo-offers.ts';
import type { DemoCategory, DemoProduct } from './catalog/demo-product.ts';
import { seedCombos } from './seed-combos.ts';
import type { DemoPictures } from './seed-pictures.ts';
import { seedPrices } from './seed-prices.ts';
import { seedPromotions } from './seed-promotions.ts';
import type { DemoArea, DemoSupplier } from './world/demo-supplier.ts';

/** Creates one supplier with stores, areas, windows, payment methods and products. Run it in a transaction. */
export async function seedSupplier(db: Db, demo: DemoSupplier, pictures: DemoPictures): Promise<void> {
  const icon = await pictures.mark(demo.slug);
  const { id, segments } = await createSupplier(db, { ...demo, ...defined({ icon }) });
  await seedDelivery(db, id, demo);
  for (const [position, payment] of demo.payments.entries()) {
    await createPaymentMethod(db, id, { priceVariance: 0, ...payment, position });
  }
  const goods = await Promise.all(
    demo.catalog.products.map(async (product) =>
      productOf(withOwnPrices(product, demo.prices?.offers), await pictures.gallery(demo.slug, product.name)),
    ),
  );
  const tree = demo.catalog.categories.map((category) => categoryOf(category, goods));
  await putCatalog(db, id, tree, goods);
  await putAdultsOnly(db, id, demo.adultsOnly ?? []);
  await putAdditions(db, id, demo.additions ?? []);
  await putLists(db, id, demo.suggestedLists ?? [], { now: Date.now() });
  await putActionLinks(db, id, demo.links ?? [], Date.now());
  const subscriptionTypes = await putTypes(db, id, demo.subscriptionTypes ?? []);
  await seedPrices(db, id, { ...demo.prices, subscriptionTypes });
  await seedCombos(db, id, demo.combos ?? []);
  await seedPromotions(db, id, demo.promotions ?? []);
  await putSectors(db, id, demo.sectors ?? []);
  for (const coupon of demo.coupons ?? []) await createCoupon(db, id, coupon, Date.now());
  for (const key of demo.apiKeys ?? []) await putApiKey(db, id, key, Date.now());
  if (demo.referral !== undefined) await saveReferralTerms(db, id, demo.referral);
  await startSynonyms(db, id, demo.synonyms, Date.now());
  await putRedirects(db, id, demo.searchRedirects ?? [], Date.now());
  for (const [mail, words] of Object.entries(demo.mails ?? {}))
    await setOwnMail(db, id, mail, { ...words, enabled: true });
  await putSearches(db, id, demo.searches, Date.now());
  const segmentId = new Map(segments.map((segment) => [segment.name, segment.id]));
  await putCategorySegments(
    db,
    id,
    Object.fromEntries(
      Object.entries(demo.segmentsOf ?? {}).map(([path, names]) => [
        path,
        names.map((name) => segmentId.get(name) ?? ''),
      ]),
    ),
  );
}

async function seedDelivery(
  db: Db,
  id: SupplierId,
  { areas, slots, holidays = [] }: DemoSupplier,
): Promise<void> {
  for (const [position, area] of areas.entries()) {
    await createDeliveryArea(db, id, {
      name: area.name,
      bounds: boundsOf(area),
      fee: centavos(area.fee),
      ...defined({
        rule: area.rule,
        cutOff: area.cutOff,
        freeFrom: area.freeFrom === undefined ? undefined : centavos(area.freeFrom),
      }),
      minimumOrder: centavos(area.minimumOrder ?? 0),
      leadHours: area.leadHours,
      position,
    });
  }
  for (const { type, weekdays, windows, capacity } of slots) {
    const limit = capacity === undefined ? {} : { capacity };
    for (const weekday of weekdays) {
      for (const [startsAt, endsAt] of windows) {
        await createDeliverySlot(db, id, { deliveryType: type, weekday, startsAt, endsAt, ...limit });
      }
    }
  }
  // Holidays of this year and the next two.
  const thisYear = new Date().getUTCFullYear();
  for (const { day, name } of holidays) {
    for (const year of [thisYear, thisYear + 1, thisYear + 2])
      await createHoliday(db, id, { date: `${year}-${day}`, name });
  }
}

function boundsOf({
  name,
  polygon,
  postalRange,
  around,
}: DemoArea): Parameters<typeof createDeliveryArea>[2]['bounds'] {
  if (polygon !== undefined) return { kind: 'polygon', ring: polygon };
  if (around !== undefined) {
    const [longitude, latitude] = around.centre;
    return { kind: 'radius', centre: { latitude, longitude }, metres: around.metres };
  }
  if (postalRange === undefined) throw new Error(`${name} covers nothing`);
  return { kind: 'postal-range', from: postalRange[0], to: postalRange[1] };
}

/** A category shows its most popular product that has a picture, a department that of the first shelf that has one: what it is named for. */
function categoryOf({ slug, name, children }: DemoCategory, goods: readonly NewProduct[]): NewCategory {
  const pictureIn = (path: string): { picture?: string } => {
    const shown = goods.find(
      ({ categoryPath, pictures }) => categoryPath.startsWith(path) && pictures?.length,
    );
    return defined({ picture: shown?.pictures?.[0]?.id });
  };
  return {
    slug,
    name,
    ...children
      .map((child) => pictureIn(`${slug}/${child.slug}`))
      .find(({ picture }) => picture !== undefined),
    children: children.map((child) => ({
      slug: child.slug,
      name: child.name,
      ...pictureIn(`${slug}/${child.slug}`),
    })),
  };
}

/** Centavos: a share of the price that differs from product to product; one in fourteen is not known. */
function costOf({ sku, price }: DemoProduct): Money | undefined {
  const number = [...sku].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10_007, 7);
  return number % 14 === 0 ? undefined : centavos(Math.round((price * (52 + (number % 29))) / 100));
}

function productOf(product: DemoProduct, pictures: readonly ProductPicture[]): NewProduct {
  const {
    category,
    look: _,
    price,
    stock,
    step,
    minimum,
    maximum,
    multiple,
    wholesaleMinimum,
    wholesalePrice,
    tiers,
    ean,
    giftWrapPrice,
    ...rest
  } = product;
  return {
    ...rest,
    categoryPath: category,
    pictures,
    price: centavos(price),
    ...defined({ cost: costOf(product) }),
    ...defined({ ean, giftWrapPrice: giftWrapPrice === undefined ? undefined : centavos(giftWrapPrice) }),
    ...(wholesaleMinimum === undefined || wholesalePrice === undefined
      ? {}
      : { wholesale: { minimum: thousandths(wholesaleMinimum), price: centavos(wholesalePrice) } }),
    tiers: (tiers ?? []).map((tier) => ({ from: thousandths(tier.from), price: centavos(tier.price) })),
    increments: {
      step: step === undefined ? ONE : thousandths(step),
      minimum: minimum === undefined ? NONE : thousandths(minimum),
      ...defined({ maximum: maximum === undefined ? undefined : thousandths(maximum) }),
    },
    multiple: multiple === undefined ? ONE : thousandths(multiple),
    ...defined({ stock: stock === undefined ? undefined : thousandths(stock) }),
  };
}
