import type { Instant } from '#kernel/scope.ts';
import type { PageSettings, PageText, Publication } from './static-page.ts';

export const MAX_PAGES = 200;
/** Per page: the current publication and scheduled ones. */
export const MAX_PUBLICATIONS = 20;
/** Older versions that no publication names are deleted. */
export const MAX_VERSIONS = 100;
export const MAX_PAGE_PICTURES = 500;
export const MAX_SLUG_LENGTH = 80;
export const MAX_TITLE_LENGTH = 160;
export const MAX_DESCRIPTION_LENGTH = 300;
/** Characters, before and after sanitising. */
export const MAX_HTML_LENGTH = 100_000;

export type PageProblem = 'page-without-title' | 'page-without-address' | 'page-too-long';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What keeps a page from being saved. */
export function pageProblem({
  slug,
  title,
  html,
}: Pick<PageSettings, 'slug'> & Pick<PageText, 'title' | 'html'>): PageProblem | undefined {
  if (title.trim() === '') return 'page-without-title';
  if (slug.length > MAX_SLUG_LENGTH || !SLUG.test(slug)) return 'page-without-address';
  return html.length > MAX_HTML_LENGTH ? 'page-too-long' : undefined;
}

export type PublicationProblem = 'ends-before-it-starts' | 'ended-already';

export function publicationProblem(
  { from, until }: Publication,
  now: Instant,
): PublicationProblem | undefined {
  if (until === undefined) return undefined;
  if (until <= from) return 'ends-before-it-starts';
  return until <= now ? 'ended-already' : undefined;
}

const TAGS = /<[^>]*>/g;

/** Whether sanitised HTML shows neither text nor pictures. */
export const showsNothing = (html: string): boolean =>
  !html.includes('<img ') && html.replace(TAGS, '').trim() === '';
