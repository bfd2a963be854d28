/** Site maps in the format of sitemaps.org. */
import type { Instant } from '#kernel/scope.ts';

export interface MappedPage {
  readonly address: string;
  readonly changedAt?: Instant;
}

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const siteMapToWire = (pages: readonly MappedPage[]): string =>
  `${OPENING}<urlset ${NAMESPACE}>\n${pages.map((page) => `<url>${entry(page)}</url>\n`).join('')}</urlset>\n`;

/** Index of the files of a site map that exceeds one file. */
export const siteMapIndexToWire = (files: readonly MappedPage[]): string =>
  `${OPENING}<sitemapindex ${NAMESPACE}>\n${files.map((file) => `<sitemap>${entry(file)}</sitemap>\n`).join('')}</sitemapindex>\n`;

const entry = ({ address, changedAt }: MappedPage): string =>
  `<loc>${escaped(address)}</loc>${changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`}`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
