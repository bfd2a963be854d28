/**
 * Where the catalogue's pages stand, as the world sees them: the twin of the storefront's addresses for what is written
 * about pages outside of pages.
 */
export interface PublicSite {
  readonly origin: string;
  readonly shopSlug: string;
  /** Whether the origin is the shop's own: its addresses then carry no slug. */
  readonly own: boolean;
}

const shopRoot = ({ origin, shopSlug, own }: PublicSite): string => (own ? origin : `${origin}/${shopSlug}`);

export const homePage = (site: PublicSite): string => (site.own ? `${site.origin}/` : shopRoot(site));

export const categoryPage = (site: PublicSite, path: string): string => `${shopRoot(site)}/c/${path}`;

export const sectorsPage = (site: PublicSite): string => `${shopRoot(site)}/setores`;

export const sectorPage = (site: PublicSite, slug: string): string =>
  `${shopRoot(site)}/setor/${encodeURIComponent(slug)}`;

export const segmentsPage = (site: PublicSite): string => `${shopRoot(site)}/segmentos`;

export const segmentPage = (site: PublicSite, slug: string): string => `${shopRoot(site)}/segmento/${slug}`;

export const productPage = (site: PublicSite, slug: string): string =>
  `${shopRoot(site)}/p/${encodeURIComponent(slug)}`;

/** '/combos' of a later feature. */
export const shopPage = (site: PublicSite, path: string): string => `${shopRoot(site)}${path}`;

/** A map of more addresses than fit in one file stands in parts, from 1. */
export const siteMapFile = (site: PublicSite, part?: number): string =>
  `${shopRoot(site)}/sitemap.xml${part === undefined ? '' : `?pagina=${part}`}`;
