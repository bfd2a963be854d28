/** A shop's home as shoppers see it. */
import type { Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { isMeantFor, isPublishedAt } from '../../domain/audience.ts';
import type { Carousel } from '../../domain/carousels/carousel.ts';
import { carouselsForPage } from '../../domain/carousels/carousels-for-page.ts';
import type { HomeBlock, ShownBlock, ShownHome } from '../../domain/home/home-block.ts';
import { isPreviewed, publishedAt } from '../../domain/home/home-draft.ts';
import { allCarousels } from '../carousels/carousels.store.ts';
import {
  type CarouselProducts,
  contentViewerOf,
  type LookedAt,
  withProducts,
} from '../carousels/show-carousels.ts';
import { allBlocks } from './home-blocks.store.ts';
import { draftRowOf } from './home-drafts.store.ts';

export interface HomeQuery extends LookedAt {
  /** Opened by a preview link: the draft, or without one also what is turned off or scheduled. */
  readonly preview: boolean;
}

/**
 * The blocks in the shop's order; then the carousels of the home that no block names. The products of all carousels are read
 * together.
 */
export async function showHome(
  context: Context,
  query: HomeQuery,
  sources: CarouselProducts,
): Promise<ShownHome> {
  const { db, supplier, now } = context;
  const [{ blocks, isShown }, { carousels }] = await Promise.all([
    query.preview ? previewedHome(context) : publishedHome(context),
    allCarousels(db, supplier.id),
  ]);
  const viewer = await contentViewerOf(context, [...blocks, ...carousels], query);
  const meant = carouselsForPage(carousels, { preview: query.preview }, viewer, now);
  const shown = blocks.filter((block) => isShown(block, now) && isMeantFor(block.audience, viewer));
  const all = [...shown, ...blocksOfOthers(meant, blocks)];
  const named = new Set(all.map(carouselIn));
  const loaded = await withProducts(
    context,
    meant.filter(({ id }) => named.has(id)),
    query,
    sources,
  );
  const byId = new Map(loaded.map((carousel) => [carousel.id, carousel]));
  return {
    composed: shown.length > 0,
    blocks: all.flatMap(({ id, title, audience, content }): ShownBlock[] => {
      const head = { id, title, devices: audience.devices };
      if (content.kind !== 'carousel') return [{ ...head, content }];
      const carousel = byId.get(content.carouselId);
      return carousel === undefined ? [] : [{ ...head, content: { kind: 'carousel', carousel } }];
    }),
  };
}

interface HomeToShow {
  readonly blocks: readonly HomeBlock[];
  readonly isShown: (block: HomeBlock, now: Instant) => boolean;
}

async function publishedHome({ db, supplier, now }: Context): Promise<HomeToShow> {
  return { blocks: publishedAt(await allBlocks(db, supplier.id), now), isShown: isPublishedAt };
}

/** As the draft will be published; without one, the published home with what is turned off or scheduled. */
async function previewedHome(context: Context): Promise<HomeToShow> {
  const { draft } = await draftRowOf(context.db, context.supplier.id);
  if (draft !== undefined) return { blocks: draft.blocks, isShown: isPreviewed };
  return { ...(await publishedHome(context)), isShown: () => true };
}

type BlockToShow = Pick<HomeBlock, 'id' | 'title' | 'audience' | 'content'>;

const carouselIn = ({ content }: BlockToShow): string | undefined =>
  content.kind === 'carousel' ? content.carouselId : undefined;

/** The home's carousels that no block names, each as a block. */
function blocksOfOthers(carousels: readonly Carousel[], blocks: readonly HomeBlock[]): BlockToShow[] {
  const named = new Set(blocks.map(carouselIn));
  return carousels
    .filter(({ id, pages }) => pages.includes('home') && !named.has(id))
    .map(({ id, audience }) => ({
      id,
      title: '',
      audience,
      content: { kind: 'carousel', carouselId: id },
    }));
}
