/** How a shop's staff make, change, order and delete carousels. Every change is audited. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { unknownProducts } from '#features/catalog/server/products/unknown-goods.store.ts';
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import type { Context, StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { CarouselRefusal } from '../../contract/block-texts.ts';
import { panelCarouselToWire, type WantedCarousel } from '../../contract/carousels/panel-carousel.wire.ts';
import type { WirePanelCarousel } from '../../contract/carousels/panel-carousels.schema.ts';
import type { Carousel, CarouselId, CarouselTerms } from '../../domain/carousels/carousel.ts';
import { carouselProblem, MAX_CAROUSELS, scheduleProblem } from '../../domain/carousels/carousel-problem.ts';
import { changingPages } from '../change-pages.ts';
import { pageById } from '../pages.store.ts';
import { sizeSlides } from '../size-slides.ts';
import { unknownNamed } from '../unknown-named.ts';
import {
  carouselById,
  carouselsPage,
  countCarousels,
  deleteCarousel,
  insertCarousel,
  orderedCarousels,
  placeCarousels,
  updateCarousel,
} from './carousels.store.ts';

type Refusing<Code extends CarouselRefusal, Value = Carousel> = Result<Value, { readonly code: Code }>;
type TermsProblem = Exclude<CarouselRefusal, 'carousel-not-found' | 'too-many-carousels' | 'no-such-moment'>;

const notFound = refuse({ code: 'carousel-not-found' as const });

export const listEditedCarousels = (
  { db, supplier }: Context,
  page: PageRange,
): Promise<{ readonly rows: Carousel[]; readonly total: number }> => carouselsPage(db, supplier.id, page);

export async function getCarousel(
  { db, supplier }: Context,
  id: CarouselId,
): Promise<Refusing<'carousel-not-found'>> {
  const carousel = await carouselById(db, supplier.id, id);
  return carousel === undefined ? notFound : accept(carousel);
}

export const addCarousel = (
  context: StaffContext,
  wanted: WantedCarousel,
): Promise<Refusing<TermsProblem | 'too-many-carousels'>> =>
  changingPages(context, async (inside) => {
    const { db, supplier } = inside;
    const terms = await checkedTerms(inside, wanted);
    if (!terms.ok) return terms;
    if ((await countCarousels(db, supplier.id)) >= MAX_CAROUSELS)
      return refuse({ code: 'too-many-carousels' });
    const id = newId();
    await insertCarousel(db, supplier.id, id, terms.value);
    return accept(await recorded(inside, { action: 'carousel.made', id }));
  });

type Saved = Result<
  Carousel,
  { readonly code: TermsProblem | 'carousel-not-found' } | ChangedByOther<Carousel>
>;

/** Replaces all terms but the position. `read`: the version that the change is based on; refused if there is a later one. */
export const changeCarousel = (
  context: StaffContext,
  id: CarouselId,
  wanted: WantedCarousel,
  read?: number,
): Promise<Saved> =>
  changingPages(context, async (inside): Promise<Saved> => {
    const before = await carouselById(inside.db, inside.supplier.id, id);
    if (before === undefined) return notFound;
    if (read !== undefined && read !== before.version) return changedByOther(before);
    const terms = await checkedTerms(inside, wanted);
    if (!terms.ok) return terms;
    await updateCarousel(inside.db, inside.supplier.id, id, terms.value);
    return accept(await recorded(inside, { action: 'carousel.changed', id, before }));
  });

export const removeCarousel = (
  context: StaffContext,
  id: CarouselId,
): Promise<Refusing<'carousel-not-found', void>> =>
  changingPages(context, async (inside) => {
    const before = await carouselById(inside.db, inside.supplier.id, id);
    if (before === undefined) return notFound;
    await deleteCarousel(inside.db, inside.supplier.id, id);
    const change = { action: 'carousel.removed', subjectId: id, before } as const;
    await recordChangeOf(inside, change, factsAt(inside.now));
    return accept(undefined);
  });

/** Puts these first, in this order; the others follow in theirs. */
export const orderCarousels = (
  context: StaffContext,
  ids: readonly CarouselId[],
): Promise<Refusing<'carousel-not-found', readonly CarouselId[]>> =>
  changingPages(context, async (inside) => {
    const { db, supplier } = inside;
    const before = await orderedCarousels(db, supplier.id);
    if (!ids.every((id) => before.includes(id))) return notFound;
    const after = [...new Set([...ids, ...before])];
    await placeCarousels(db, supplier.id, after);
    const change = { action: 'carousels.ordered', subjectId: supplier.id } as const;
    await recordChangeOf(inside, { ...change, before: { carousels: before }, after: { carousels: after } });
    return accept(after);
  });

/** The terms with the sizes of their pictures, or what is wrong with them. */
async function checkedTerms(
  context: StaffContext,
  wanted: WantedCarousel,
): Promise<Refusing<TermsProblem, CarouselTerms>> {
  const { content } = wanted;
  const problem = carouselProblem(wanted) ?? scheduleProblem(wanted, context.now);
  if (problem !== undefined) return refuse({ code: problem });
  const unknown = (await unknownToShop(context, wanted)) ?? (await unknownPage(context, wanted));
  if (unknown !== undefined) return refuse({ code: unknown });
  if (content.kind !== 'static-images') return accept({ ...wanted, content });
  const slides = await sizeSlides(context, content.slides);
  if (slides === undefined) return refuse({ code: 'unknown-pictures' });
  return accept({ ...wanted, content: { ...content, slides } });
}

async function unknownToShop(
  context: Context,
  { content, audience }: WantedCarousel,
): Promise<TermsProblem | undefined> {
  const productIds = content.kind === 'chosen' ? content.productIds : [];
  if ((await unknownProducts(context.db, context.supplier.id, productIds)).length > 0)
    return 'unknown-products';
  return unknownNamed(context, audience, content.kind === 'by-category' ? [content.categoryId] : []);
}

async function unknownPage(
  { db, supplier }: Context,
  { staticPageId }: WantedCarousel,
): Promise<'unknown-page' | undefined> {
  if (staticPageId === undefined) return undefined;
  return (await pageById(db, supplier.id, staticPageId)) === undefined ? 'unknown-page' : undefined;
}

/** For the audit log: the names of products are the catalogue's. */
const factsAt =
  (now: Instant) =>
  (carousel: Carousel): Omit<WirePanelCarousel, 'nomes'> => {
    const { nomes: _, ...facts } = panelCarouselToWire(carousel, now);
    return facts;
  };

interface CarouselChange {
  readonly action: `carousel.${string}`;
  readonly id: CarouselId;
  readonly before?: Carousel;
}

async function recorded(inside: StaffContext, { action, id, before }: CarouselChange): Promise<Carousel> {
  const after = await carouselById(inside.db, inside.supplier.id, id);
  if (after === undefined) throw new Error('a changed carousel is gone');
  await recordChangeOf(inside, { action, subjectId: id, before, after }, factsAt(inside.now));
  return after;
}
