/**
 * Public URLs of the catalogue's pages, for documents other than pages (site maps, robots.txt). Must agree with
 * the storefront's addresses.
 */
export interface PublicSite {
  readonly origin: string;
  readonly shopSlug: string;
  /** Whether the host belongs to the shop; its paths then carry no slug. */
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

/** The page of another feature: '/combos'. */
export const shopPage = (site: PublicSite, path: string): string => `${shopRoot(site)}${path}`;

/** A site map that exceeds one file has parts, from 1. */
export const siteMapFile = (site: PublicSite, part?: number): string =>
  `${shopRoot(site)}/sitemap.xml${part === undefined ? '' : `?pagina=${part}`}`;
