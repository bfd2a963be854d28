/** Reduces HTML to formatted text, links and the shop's own pictures. Whatever is not on the lists below is removed. */
import sanitize from 'sanitize-html';
import { type PagePicture, pictureSource } from '../../domain/page-picture.ts';
import { safeLink } from '../../domain/safe-link.ts';

/** Without h1: that is the page's title. */
export const ALLOWED_TAGS: readonly string[] = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote'],
  ...['strong', 'em', 'u', 's', 'sub', 'sup'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'],
  ...['a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** What other tags with the same meaning become. */
const SAME: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
};

/** Removed with all that they contain; of other tags the text stays. */
const WITHOUT_TEXT = [
  ...['script', 'style', 'template', 'noscript', 'title', 'textarea', 'select', 'option', 'button'],
  ...['iframe', 'object', 'embed', 'svg', 'math', 'canvas', 'audio', 'video', 'frameset'],
  ...['noembed', 'noframes', 'xmp', 'plaintext'],
];

const MAX_DEPTH = 30;

const ATTRIBUTES: NonNullable<sanitize.IOptions['allowedAttributes']> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

/** Ids of the stored pictures that the HTML may mean to show. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(PICTURES)].map(([, id = '']) => id)),
];

const PICTURES = /\/fotos\/([0-9a-f]{32})/g;
const PICTURE = /^\/fotos\/([0-9a-f]{32})(?:-\d{1,5}\.(?:webp|avif))?$/;

/**
 * Sanitises a shop's HTML. Only the given pictures remain. The result sanitised again is the same.
 *
 * Two passes: a tag that the first one removes can leave an element directly within one that it closes (`<li><a><li>`), which
 * every parser reads as siblings. The second pass removes no tag, so that it writes what it has read.
 */
export function safeHtml(html: string, pictures: readonly PagePicture[]): string {
  const known = new Map(pictures.map((picture) => [picture.id, picture]));
  return onlyAllowed(onlyAllowed(html, known), known);
}

function onlyAllowed(html: string, known: ReadonlyMap<string, PagePicture>): string {
  return sanitize(html, {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: WITHOUT_TEXT,
    nestingLimit: MAX_DEPTH,
    parseStyleAttributes: false,
    transformTags: {
      ...SAME,
      a: (_, { href = '', target }) => linkTag(href, target),
      img: (_, { src = '', alt }) => pictureTag(known.get(PICTURE.exec(src)?.[1] ?? ''), alt),
      td: cellTag,
      th: cellTag,
    },
    // Here and not by a transformation into a tag that is not allowed, which the library would also do to the next tag.
    exclusiveFilter: ({ tag, attribs: { href, src } }) =>
      tag === 'a' && href === undefined ? 'excludeTag' : tag === 'img' && src === undefined,
  }).trim();
}

function linkTag(written: string, target: string | undefined): sanitize.Tag {
  const link = safeLink(written);
  if (link === undefined) return { tagName: 'a', attribs: {} };
  const { href, elsewhere } = link;
  const window = target === '_blank' ? { target } : {};
  // The other site learns neither the visitor's page nor gets hold of its window.
  return { tagName: 'a', attribs: { href, ...(elsewhere ? { ...window, rel: 'noopener noreferrer' } : {}) } };
}

function pictureTag(picture: PagePicture | undefined, alt: string | undefined): sanitize.Tag {
  if (picture === undefined) return { tagName: 'img', attribs: {} };
  const { id, width, height } = picture;
  return {
    tagName: 'img',
    attribs: {
      src: pictureSource(id),
      alt: alt ?? picture.alt,
      width: String(width),
      height: String(height),
      loading: 'lazy',
    },
  };
}

const SPAN = /^([1-9]|1[0-9]|20)$/;
const SCOPES = ['col', 'row', 'colgroup', 'rowgroup'];

function cellTag(
  tagName: string,
  { colspan = '', rowspan = '', scope = '' }: sanitize.Attributes,
): sanitize.Tag {
  return {
    tagName,
    attribs: {
      ...(SPAN.test(colspan) ? { colspan } : {}),
      ...(SPAN.test(rowspan) ? { rowspan } : {}),
      ...(SCOPES.includes(scope) ? { scope } : {}),
    },
  };
}
