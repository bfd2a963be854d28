import { useContext, useMemo } from 'react';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { LinkScope } from '#platform/ui/links/link-scope.ts';
import { pictureAddress } from '#platform/ui/pictures/picture-address.ts';

interface RichTextProps {
  /** Sanitised by the server: in it, every '<' begins one of the allowed tags. */
  readonly html: string;
  /** Of the shop whose paths its links name. */
  readonly slug: string;
}

/** A shop's formatted text. */
export function RichText({ html, slug }: RichTextProps) {
  const { publicAddress } = useContext(LinkScope);
  const shown = useMemo(
    () =>
      withFramedTables(withPictureSizes(withShopLinks(html, (path) => publicAddress(shopHref(slug, path))))),
    [html, slug, publicAddress],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: shown }} />;
}

const LINK = /<a href="(\/[^"]*)"/g;

/** A path within the shop becomes one of this site. */
export const withShopLinks = (html: string, addressOf: (path: string) => string): string =>
  html.replace(LINK, (_, path: string) => `<a href="${addressOf(path)}"`);

const PICTURE = /<img src="\/fotos\/([0-9a-f]{32})-\d+\.webp"/g;
const WIDTHS = [320, 640, 960, 1280];

/** Phones load smaller pictures. */
export const withPictureSizes = (html: string): string =>
  html.replace(PICTURE, (image, id: string) => {
    const candidates = WIDTHS.map((width) => `${pictureAddress(id, width)} ${width}w`).join(', ');
    return `${image} srcset="${candidates}" sizes="(min-width: 50rem) 46rem, 92vw"`;
  });

/** A table that is wider than the page scrolls by itself, also by keyboard. */
export const withFramedTables = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="table-frame" tabindex="0" role="region" aria-label="Tabela"><table>')
    .replaceAll('</table>', '</table></div>');
