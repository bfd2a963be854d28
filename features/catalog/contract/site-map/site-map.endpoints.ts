import { endpoint } from '#platform/contract/endpoint.ts';
import type { robotsSchema, shopSiteMapSchema, siteMapSchema } from './site-map.schema.ts';

/** On a shop's own host. */
export const siteMapEndpoint = endpoint<typeof siteMapSchema>('GET', '/sitemap.xml');

/** On any host. */
export const shopSiteMapEndpoint = endpoint<typeof shopSiteMapSchema>('GET', '/:loja/sitemap.xml');
export const robotsEndpoint = endpoint<typeof robotsSchema>('GET', '/robots.txt');
