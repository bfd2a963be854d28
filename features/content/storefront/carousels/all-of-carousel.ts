import { categoryAddress, searchAddress } from '#features/catalog/storefront/addresses.ts';
import type { ShownCarousel } from '../../domain/carousels/shown-carousel.ts';

/** Address of the list of which a carousel shows the beginning; undefined where there is none. */
export function allOfCarousel(
  slug: string,
  { kind, tags, categoryPath }: Pick<ShownCarousel, 'kind' | 'tags' | 'categoryPath'>,
): string | undefined {
  const [tag, ...others] = tags;
  switch (kind) {
    case 'by-category':
      return categoryPath === undefined ? undefined : categoryAddress(slug, categoryPath);
    case 'offers':
    case 'by-tag':
      // A list shows what has all tags, a carousel what has any.
      return tag === undefined || others.length > 0 ? undefined : searchAddress(slug, { tags: tag });
    case 'best-sellers':
      return searchAddress(slug);
    case 'static-images':
    case 'chosen':
    case 'new':
    case 'bought-before':
    case 'recently-seen':
    case 'recommended':
      return undefined;
  }
}
