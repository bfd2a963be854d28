/** Composes the shops' homes as their staff would. */

import { categoryBranch } from '#features/catalog/server/categories/category.store.ts';
import { storePicture } from '#features/catalog/server/product-pictures/store-picture.ts';
import type { WantedBlock } from '#features/content/contract/home/panel-block.wire.ts';
import { EVERYONE } from '#features/content/domain/audience.ts';
import type { CarouselContent, Slide } from '#features/content/domain/carousels/carousel.ts';
import { addCarousel, listEditedCarousels } from '#features/content/server/carousels/change-carousels.ts';
import { addBlock, listBlocks } from '#features/content/server/home/change-blocks.ts';
import { addPagePicture } from '#features/content/server/page-pictures.ts';
import type { Result } from '#kernel/result.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { demoPicture } from './seed-pictures.ts';
import { staffOf } from './seed-staff-context.ts';
import type { DemoBanner, DemoBlock, DemoHome } from './world/home/demo-home.ts';

/** Skips shops that have blocks or carousels. */
export async function seedHomes(
  database: Database,
  pictures: PictureStore,
  homes: readonly DemoHome[],
): Promise<void> {
  for (const { supplier, staff, blocks } of homes) {
    const context = await staffOf(database, supplier, staff);
    if (context === undefined || (await isComposed(context))) continue;
    for (const block of blocks) {
      const content = await contentOf(context, pictures, block);
      const title = 'title' in block && content.kind !== 'carousel' ? block.title : '';
      orFail(await addBlock(context, { ...shown, title, content }));
    }
  }
}

const shown = { audience: EVERYONE, published: true };
const PRODUCTS = 8;
const COMBOS = 3;

async function isComposed(context: StaffContext): Promise<boolean> {
  const { total } = await listEditedCarousels(context, { limit: 1, offset: 0 });
  return total > 0 || (await listBlocks(context)).length > 0;
}

async function contentOf(
  context: StaffContext,
  pictures: PictureStore,
  block: DemoBlock,
): Promise<WantedBlock['content']> {
  switch (block.kind) {
    case 'hero':
      return { kind: 'hero', text: block.text };
    case 'categories':
      return { kind: 'categories', categoryIds: [] };
    case 'combos':
      return { kind: 'combos', max: COMBOS };
    case 'text':
      return { kind: 'text', html: block.html };
    case 'brands':
      return { kind: 'brands', brands: block.names.map((name) => ({ name })) };
    case 'banners':
      return { kind: 'banners', banners: await slidesOf(context, pictures, block.banners) };
    default: {
      const { title } = block;
      const content = await carouselContentOf(context, pictures, block);
      return { kind: 'carousel', carouselId: await aCarousel(context, title, content) };
    }
  }
}

type CarouselBlock = Extract<DemoBlock, { title: string }>;

async function carouselContentOf(
  context: StaffContext,
  pictures: PictureStore,
  block: Exclude<CarouselBlock, { kind: 'hero' | 'banners' | 'brands' | 'text' }>,
): Promise<CarouselContent<string>> {
  switch (block.kind) {
    case 'images':
      return {
        kind: 'static-images',
        autoplay: block.autoplay,
        slides: await slidesOf(context, pictures, block.banners),
      };
    case 'by-tag':
      return { kind: 'by-tag', tags: block.tags };
    case 'by-category': {
      const branch = await categoryBranch(context.db, context.supplier.id, block.category);
      return { kind: 'by-category', categoryId: branch.at(-1)?.id ?? '' };
    }
    default:
      return { kind: block.kind };
  }
}

/** Shown only where a block names it. */
async function aCarousel(
  context: StaffContext,
  title: string,
  content: CarouselContent<string>,
): Promise<string> {
  const terms = { ...shown, title, content, pages: [], max: PRODUCTS };
  return orFail(await addCarousel(context, terms)).id;
}

async function slidesOf(
  context: StaffContext,
  pictures: PictureStore,
  banners: readonly DemoBanner[],
): Promise<Slide<string>[]> {
  const slides: Slide<string>[] = [];
  for (const { file, alt, href } of banners) {
    const [wide, phone] = [await demoPicture(`banners/${file}`), await demoPicture(`banners/${file}-phone`)];
    const [picture, phonePicture] = [
      await aPicture(context, pictures, wide),
      await aPicture(context, pictures, phone),
    ];
    slides.push({ picture, phonePicture, alt, href });
  }
  return slides;
}

const aPicture = async (context: StaffContext, pictures: PictureStore, bytes: Uint8Array): Promise<string> =>
  orFail(await addPagePicture(context, { storePicture, pictures }, { bytes, alt: '' })).id;

function orFail<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (!result.ok) throw new Error(`the home of a demo shop: ${result.refusal.code}`);
  return result.value;
}
