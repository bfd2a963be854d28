/** What shoppers see of a shop's carousels. Spec 7, carousels list-for-page. */
import type { BuyingTerms } from '#features/catalog/domain/buying-terms.ts';
import { OFFER_TAG } from '#features/catalog/domain/offer-tag.ts';
import { categoryBranch } from '#features/catalog/server/categories/category.store.ts';
import { type ProductPick, pickProducts } from '#features/catalog/server/products/pick-products.ts';
import { groupsOf } from '#features/pricing/server/groups-of.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { Audience, Device, Viewer } from '../../domain/audience.ts';
import { type Carousel, type ProductsShown, showsProducts } from '../../domain/carousels/carousel.ts';
import { carouselsForPage, type WantedCarousels } from '../../domain/carousels/carousels-for-page.ts';
import type { ShownCarousel } from '../../domain/carousels/shown-carousel.ts';
import { allCarousels } from './carousels.store.ts';

/** Products for the acting person, the best first; none for those about whom nothing is known. Given by later features. */
export type PersonalProducts = (context: Context, request: PersonalRequest) => Promise<readonly ProductId[]>;

export interface PersonalRequest {
  readonly max: number;
  /** The product on whose page they are shown. */
  readonly productIds: readonly ProductId[];
  /** Whether the shopper allows personalization; else nothing about the person is read. */
  readonly personal: boolean;
  readonly terms: BuyingTerms;
}

export interface CarouselProducts {
  readonly boughtBefore: PersonalProducts;
  /** Absent: recommended are the most sold. */
  readonly recommended?: PersonalProducts;
  /** For feedback on recommended products; undefined where the shop recommends none. */
  readonly sessionOf?: (context: Context, shown: ShownProducts) => string | undefined;
}

export interface ShownProducts {
  readonly productIds: readonly ProductId[];
  /** The product on whose page they are shown. */
  readonly onPageOf: ProductId | undefined;
}

/** What the shopper has chosen, and where they are. */
export interface LookedAt extends BuyingTerms {
  readonly device?: Device;
  readonly segmentId?: string;
  /** The product on whose page the carousels are. */
  readonly productId?: ProductId;
  /** Slugs of the products seen last. */
  readonly seen?: readonly string[];
  /** Whether the shopper allows personalization. */
  readonly personal: boolean;
  /** Whether to issue a session for feedback; its answer is not shared among visitors. */
  readonly withSession?: boolean;
}

export interface CarouselsQuery extends WantedCarousels, LookedAt {
  readonly withProducts: boolean;
}

export async function listCarousels(
  context: Context,
  query: CarouselsQuery,
  sources: CarouselProducts,
): Promise<readonly ShownCarousel[]> {
  const { carousels } = await allCarousels(context.db, context.supplier.id);
  const viewer = await contentViewerOf(context, carousels, query);
  const wanted = carouselsForPage(carousels, query, viewer, context.now);
  return query.withProducts
    ? withProducts(context, wanted, query, sources)
    : Promise.all(wanted.map((carousel) => shown(context, carousel)));
}

/** The viewer with the groups of clients they are in, which are read only where something is limited to a group. */
export const contentViewerOf = async (
  context: Context,
  limited: readonly { readonly audience: Audience }[],
  { device, segmentId, paymentMethodId, deliveryType }: LookedAt,
): Promise<Viewer> => ({
  groups: limited.some(({ audience }) => audience.groups.length > 0) ? await groupsOf(context) : [],
  ...defined({ device, segmentId, paymentMethodId, deliveryType }),
});

/** Reads the products of all carousels together. A carousel of products that has none is left out. */
export async function withProducts(
  context: Context,
  carousels: readonly Carousel[],
  looked: LookedAt,
  sources: CarouselProducts,
): Promise<readonly ShownCarousel[]> {
  const picks = await Promise.all(
    carousels.map(({ content, max }) =>
      showsProducts(content) ? pickOf(context, content, { max, looked }, sources) : NOTHING,
    ),
  );
  const rows = carousels.map(({ max }, index) => ({
    pick: picks[index] ?? NOTHING,
    max,
    except: looked.productId,
  }));
  const products = await pickProducts(context, rows, looked);
  const all = await Promise.all(
    carousels.map(async (carousel, index) => {
      const own = products[index] ?? [];
      // Only the browser knows what was seen: it asks again.
      const isUnknown = carousel.content.kind === 'recently-seen' && looked.seen === undefined;
      const isReported = looked.withSession === true && carousel.content.kind === 'recommended';
      const productIds = own.map(({ id }) => id);
      return {
        ...(await shown(context, carousel)),
        ...defined({
          products: isUnknown ? undefined : own,
          sessionId: isReported
            ? sources.sessionOf?.(context, { productIds, onPageOf: looked.productId })
            : undefined,
        }),
      };
    }),
  );
  return all.filter(({ kind, products: own }) => kind === 'static-images' || own?.length !== 0);
}

const NOTHING: ProductPick = { kind: 'ids', ids: [] };

async function pickOf(
  context: Context,
  content: ProductsShown,
  { max, looked }: { readonly max: number; readonly looked: LookedAt },
  { boughtBefore, recommended }: CarouselProducts,
): Promise<ProductPick> {
  const { personal, productId, seen = [] } = looked;
  const request = { max, personal, productIds: productId === undefined ? [] : [productId], terms: looked };
  switch (content.kind) {
    case 'chosen':
      return { kind: 'ids', ids: content.productIds };
    case 'by-tag':
      return { kind: 'tags', tags: content.tags };
    case 'by-category':
      return { kind: 'category', categoryId: content.categoryId };
    case 'offers':
      return { kind: 'tags', tags: [OFFER_TAG] };
    case 'new':
      return { kind: 'newest' };
    case 'best-sellers':
      return { kind: 'most-sold' };
    case 'bought-before':
      return { kind: 'ids', ids: personal ? await boughtBefore(context, request) : [] };
    case 'recently-seen':
      return { kind: 'slugs', slugs: seen };
    case 'recommended': {
      const ids = recommended === undefined ? [] : await recommended(context, request);
      return ids.length === 0 ? { kind: 'most-sold' } : { kind: 'ids', ids };
    }
  }
}

async function shown(
  { db, supplier }: Context,
  { id, title, content, pages, audience, max }: Carousel,
): Promise<ShownCarousel> {
  const branch =
    content.kind === 'by-category' ? await categoryBranch(db, supplier.id, content.categoryId) : [];
  return {
    id,
    title,
    kind: content.kind,
    pages,
    devices: audience.devices,
    slides: content.kind === 'static-images' ? content.slides : [],
    tags: content.kind === 'by-tag' ? content.tags : content.kind === 'offers' ? [OFFER_TAG] : [],
    max,
    ...defined({
      autoplay: content.kind === 'static-images' ? content.autoplay : undefined,
      categoryPath: branch.at(-1)?.path,
    }),
  };
}
