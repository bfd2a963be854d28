import type { FastifyInstance } from 'fastify';
import { homeSite } from '#features/suppliers/domain/hosts/home-site.ts';
import { type Shop, supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByHost, supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { withDetails } from '#features/suppliers/server/shop-details.ts';
import { countListedShops, listedSites } from '#features/suppliers/server/suppliers.store.ts';
import { defined } from '#kernel/defined.ts';
import { VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import { type PublicSite, siteMapFile } from '../../contract/page-address.ts';
import { robotsToWire } from '../../contract/site-map/robots.wire.ts';
import {
  robotsEndpoint,
  shopSiteMapEndpoint,
  siteMapEndpoint,
} from '../../contract/site-map/site-map.endpoints.ts';
import { robotsSchema, shopSiteMapSchema, siteMapSchema } from '../../contract/site-map/site-map.schema.ts';
import { siteMapIndexToWire } from '../../contract/site-map/site-map.wire.ts';
import { siteMap } from './site-map.ts';

/** Without authentication: only host and path determine the response, so shared caches may store it. */
const open = { access: 'anyone', supplier: 'none' } as const;

/** The response depends on the host, and a proxy's cache may serve several hosts. */
const FOR_ANY_CACHE = { 'cache-control': 'public, max-age=3600', vary: 'host' };

/** A crawler reads 500 kB of a robots.txt, and a line has some sixty bytes. */
const MOST_MAPS = 500;

interface CrawlersSettings {
  /** Base URL of shops without a host of their own; configured, because request headers are not trusted. */
  readonly publicUrl: string;
  /** Paths of other features' pages within the shop, supplied by the composition. */
  readonly morePages: (context: Context) => Promise<readonly string[]>;
  /** Site maps that a file of the platform names. */
  readonly mostMaps?: number;
}

export function crawlersRoutes(app: FastifyInstance, settings: CrawlersSettings): void {
  const { publicUrl } = settings;
  serve(app, robotsEndpoint, robotsSchema, open, async (context) => {
    const { db, request, reply } = context;
    const own = await supplierByHost(db, request.host);
    const siteMaps =
      own === undefined ? await mapsOfPlatform(db, settings) : [siteMapFile(siteOf(publicUrl, own))];
    reply.headers(FOR_ANY_CACHE);
    return robotsToWire({ own: own !== undefined, siteMaps });
  });
  serve(app, siteMapEndpoint, siteMapSchema, open, async (context, { query }) => {
    const own = await supplierByHost(context.db, context.request.host);
    return own === undefined
      ? answerIndex(context, settings, query.pagina ?? 1)
      : answerMap(context, own, settings, query.pagina);
  });
  serve(app, shopSiteMapEndpoint, shopSiteMapSchema, open, async (context, { params, query }) => {
    const own = await supplierByHost(context.db, context.request.host);
    const named = await supplierByKey(context.db, params.loja);
    // The host of one shop serves no other shop's site map.
    const shop = own === undefined || own.id === named?.id ? named : undefined;
    return answerMap(context, shop, settings, query.pagina);
  });
}

/** The maps of all listed shops, else of so many that the file stays small: one line for each page of the platform's index. */
async function mapsOfPlatform(
  db: Db,
  { publicUrl, mostMaps = MOST_MAPS }: CrawlersSettings,
): Promise<string[]> {
  const total = await countListedShops(db);
  if (total > mostMaps)
    return Array.from(
      { length: Math.ceil(total / mostMaps) },
      (_, page) => `${publicUrl}/sitemap.xml?pagina=${page + 1}`,
    );
  const shops = await listedSites(db, { limit: mostMaps, offset: 0 });
  return shops.map((shop) => siteMapFile(siteOf(publicUrl, shop)));
}

/** A page of the platform's index: the maps of its listed shops, by name. */
async function answerIndex(
  { db, reply }: RequestContext,
  { publicUrl, mostMaps = MOST_MAPS }: CrawlersSettings,
  page: number,
): Promise<string> {
  const shops = await listedSites(db, { limit: mostMaps, offset: (page - 1) * mostMaps });
  if (shops.length === 0) throw notFound();
  reply.headers(FOR_ANY_CACHE);
  return siteMapIndexToWire(shops.map((shop) => ({ address: siteMapFile(siteOf(publicUrl, shop)) })));
}

async function answerMap(
  context: RequestContext,
  shop: Shop | undefined,
  { publicUrl, morePages }: CrawlersSettings,
  part?: number,
): Promise<string> {
  if (shop === undefined) throw notFound();
  const { db, request, reply } = context;
  const [details] = await withDetails(db, [shop]);
  const map = await siteMap(db, {
    supplierId: shop.id,
    site: siteOf(publicUrl, shop),
    segments: details?.profile.segments ?? [],
    more: await morePages({ ...context, supplier: supplierScope(shop), actor: VISITOR }),
    ...defined({ part }),
  });
  const tag = `W/"${map.version}"`;
  const known = request.headers['if-none-match']?.split(',').some((one) => one.trim() === tag);
  const text = known === true ? '' : await map.text();
  if (text === undefined) throw notFound();
  reply.headers(FOR_ANY_CACHE).header('etag', tag);
  if (map.changedAt !== undefined) reply.header('last-modified', new Date(map.changedAt).toUTCString());
  if (known === true) reply.code(304);
  return text;
}

/** A shop with a host of its own is always listed there, whichever host is requested. */
function siteOf(publicUrl: string, shop: Pick<Shop, 'slug' | 'domain'>): PublicSite {
  const { origin, lockedTo } = homeSite(publicUrl, shop);
  return { origin, shopSlug: shop.slug, own: lockedTo !== undefined };
}
