/** What Google may know of a page: which kind it is, and neither a person's pages nor what an address holds besides. */
import type { PageKind, VisitedPage } from './visited-page.ts';

/** Pages that are the same for every visitor: their paths name products and categories alone. */
const PUBLIC: readonly PageKind[] = ['search', 'category', 'product', 'cart', 'checkout'];

const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'];

export interface MeasuredPage {
  readonly page_location: string;
  readonly page_title: string;
  readonly page_referrer: string;
}

interface Visited {
  readonly page: Pick<VisitedPage, 'kind'>;
  readonly address: Pick<Location, 'origin' | 'pathname' | 'search'>;
  readonly title: string;
  readonly referrer: string;
  readonly shop: { readonly name: string; readonly path: string };
}

export function measuredPage({ page, address, title, referrer, shop }: Visited): MeasuredPage {
  const isPublic = PUBLIC.includes(page.kind);
  const path = isPublic ? address.pathname : page.kind === 'submitted' ? `${shop.path}submissao` : shop.path;
  const query = new URLSearchParams(address.search);
  const campaign = new URLSearchParams([...query].filter(([name]) => CAMPAIGN.includes(name)));
  return {
    page_location: `${address.origin}${path}${campaign.size === 0 ? '' : `?${campaign}`}`,
    page_title: isPublic ? title : shop.name,
    page_referrer: referrer.startsWith(`${address.origin}/`) ? '' : referrer,
  };
}
