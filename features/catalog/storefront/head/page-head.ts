/** Title, description, canonical URL and link previews of the catalogue's pages. */
import type { Shop } from '#features/suppliers/domain/shop.ts';

export interface PageWords {
  readonly title: string;
  readonly description: string;
  /** The canonical full URL of the page's content. */
  readonly canonical: string;
  readonly picture?: string | undefined;
  /** If known, a link preview can reserve space before the picture is loaded. */
  readonly pictureSize?: { readonly width: number; readonly height: number } | undefined;
  readonly kind?: 'website' | 'product';
  /** Adds noindex: for sorted and narrowed lists, and for searches without exact results. */
  readonly hidden?: boolean;
}

/** Spec 9. */
export const DEFAULT_DESCRIPTION = 'Confira nossas ofertas!';

const MAX_DESCRIPTION_LENGTH = 160;

export function pageHead(
  shop: Shop,
  { title, description, canonical, picture, pictureSize, kind, hidden }: PageWords,
) {
  const text = shorten(description);
  return {
    meta: [
      { title },
      { name: 'description', content: text },
      { property: 'og:title', content: title },
      { property: 'og:description', content: text },
      { property: 'og:type', content: kind ?? 'website' },
      { property: 'og:url', content: canonical },
      { property: 'og:site_name', content: shop.name },
      { property: 'og:locale', content: 'pt_BR' },
      ...(picture === undefined ? [] : [{ property: 'og:image', content: picture }]),
      ...(pictureSize === undefined
        ? []
        : [
            { property: 'og:image:width', content: String(pictureSize.width) },
            { property: 'og:image:height', content: String(pictureSize.height) },
          ]),
      ...(hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: [{ rel: 'canonical', href: canonical }],
  };
}

/** Cuts at a word boundary, to the length that search engines show. */
function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '') return DEFAULT_DESCRIPTION;
  if (plain.length <= MAX_DESCRIPTION_LENGTH) return plain;
  return `${plain.slice(0, MAX_DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
