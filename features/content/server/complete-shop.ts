import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { Context } from '#platform/db/context.ts';
import { isPublishedAt } from '../domain/audience.ts';
import type { CarouselPage } from '../domain/carousels/carousel.ts';
import { withLinks } from '../domain/shop-links.ts';
import { linksTo } from '../domain/shown-page.ts';
import { allCarousels } from './carousels/carousels.store.ts';
import { listPages } from './show-pages.ts';

/** The shop with links to its pages in menu and footer, and the names of the pages that have carousels. */
export async function withContent(context: Context, shop: Shop): Promise<Shop> {
  const own = { ...context, supplier: { ...context.supplier, id: shop.id } };
  const [pages, carouselPages] = await Promise.all([listPages(own), pagesWithCarousels(own)]);
  return {
    ...withLinks(shop, linksTo(pages)),
    ...(carouselPages.length === 0 ? {} : { carouselPages }),
  };
}

/** Without the home, whose carousels come with its blocks. */
async function pagesWithCarousels({ db, supplier, now }: Context): Promise<readonly CarouselPage[]> {
  const { carousels } = await allCarousels(db, supplier.id);
  const shown = carousels.filter((carousel) => isPublishedAt(carousel, now));
  return [...new Set(shown.flatMap(({ pages }) => pages))].filter((page) => page !== 'home');
}
