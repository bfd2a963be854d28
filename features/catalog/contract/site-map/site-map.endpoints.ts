import { endpoint } from '#platform/contract/endpoint.ts';
import type { robotsSchema, shopSiteMapSchema, siteMapSchema } from './site-map.schema.ts';

/** The site map of a shop with a host of its own; on the platform's host an index of all shops' maps. */
export const siteMapEndpoint = endpoint<typeof siteMapSchema>('GET', '/sitemap.xml');

/** The site map of a shop on any host. */
export const shopSiteMapEndpoint = endpoint<typeof shopSiteMapSchema>('GET', '/:loja/sitemap.xml');
export const robotsEndpoint = endpoint<typeof robotsSchema>('GET', '/robots.txt');
