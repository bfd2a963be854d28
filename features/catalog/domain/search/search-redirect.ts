/** Searches that lead to a page of the shop instead of a list of products. */
import { plainPath } from '#features/suppliers/domain/hosts/redirect.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { foldedText, searchTerms } from './search-terms.ts';
import { searchText } from './search-text.ts';

/** 'path': any other address within the shop. */
export const REDIRECT_KINDS = ['category', 'product', 'page', 'path'] as const;
export type RedirectKind = (typeof REDIRECT_KINDS)[number];

export interface RedirectFields {
  /** As staff wrote it; searches are compared by `redirectKey`. */
  readonly term: string;
  readonly kind: RedirectKind;
  /** Id of a category or product, slug of a static page, or a path within the shop. */
  readonly target: string;
}

export interface SearchRedirect extends RedirectFields {
  readonly id: string;
  readonly version: number;
  /** Name of the category or product. */
  readonly name?: string;
  /** Where it leads, within the shop; absent: the target is not in the shop any more. */
  readonly path?: string;
}

/** Limits what each process holds in memory for a shop. */
export const MAX_REDIRECTS = 500;
export const MAX_REDIRECT_TERM = 80;

/** Equal for searches that differ in case, accents and spaces only. */
export const redirectKey = (text: string): string =>
  foldedText(searchText(text)).replace(/\s+/gu, ' ').trim();

/** The term as it is stored; refused if nobody can search it. */
export function redirectTerm(typed: string): Result<string, { readonly code: 'redirect-says-nothing' }> {
  const term = searchText(typed);
  return searchTerms(term).length === 0 ? refuse({ code: 'redirect-says-nothing' }) : accept(term);
}

/** Stands for the shop's own site while an address is resolved; no real address contains it. */
const OWN_SITE = 'https://own-site.invalid';

/**
 * The address as a path within the shop, without dot segments. Refused if a browser would leave the shop, and if it is another
 * search, from which one could be led on, and back.
 */
export function shopPath(
  typed: string,
  shopSlug: string,
): Result<string, { readonly code: 'redirect-outside-shop' | 'redirect-to-search' }> {
  const text = typed.trim();
  const outside = refuse({ code: 'redirect-outside-shop' as const });
  // Parsed as browsers do, to whom '/\\elsewhere' and '/\t/elsewhere' are other sites.
  if (!text.startsWith('/') || !URL.canParse(text, OWN_SITE)) return outside;
  const { origin, pathname: whole, search, hash, searchParams } = new URL(text, OWN_SITE);
  const pathname =
    whole === `/${shopSlug}` ? '/' : whole.replace(`/${shopSlug}/`, (own, at) => (at === 0 ? '/' : own));
  if (origin !== OWN_SITE || pathname.startsWith('//')) return outside;
  if (plainPath(pathname) === '/busca' && searchText(searchParams.get('q') ?? '') !== '')
    return refuse({ code: 'redirect-to-search' });
  return accept(pathname + search + hash);
}

/** The address of a static page within the shop. */
export const staticPagePath = (slug: string): string => `/pagina/${slug}`;
