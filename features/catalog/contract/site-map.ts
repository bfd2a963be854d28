import { endpoint } from '#platform/contract/endpoint.ts';
import type { shopSiteMapSchema, siteMapSchema } from './site-map.schema.ts';

/** On a shop's own host. */
export const siteMap = endpoint<typeof siteMapSchema>('GET', '/sitemap.xml');

/** On any host. */
export const shopSiteMap = endpoint<typeof shopSiteMapSchema>('GET', '/:loja/sitemap.xml');
