import type { FastifyInstance } from 'fastify';
import { homeSite } from '#features/suppliers/domain/hosts/home-site.ts';
import { type Shop, supplierScope } from '#features/suppliers/domain/shop.ts';
import { listedSuppliers, supplierByHost, supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { withDetails } from '#features/suppliers/server/shop-details.ts';
import { defined } from '#kernel/defined.ts';
import { VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
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
import { siteMap } from './site-map.ts';

/** Without authentication: only host and path determine the response, so shared caches may store it. */
const open = { access: 'anyone', supplier: 'none' } as const;

/** The response depends on the host, and a proxy's cache may serve several hosts. */
const FOR_ANY_CACHE = { 'cache-control': 'public, max-age=3600', vary: 'host' };

interface CrawlersSettings {
  /** Base URL of shops without a host of their own; configured, because request headers are not trusted. */
  readonly publicUrl: string;
  /** Paths of other features' pages within the shop, supplied by the composition. */
  readonly morePages: (context: Context) => Promise<readonly string[]>;
}

export function crawlersRoutes(app: FastifyInstance, settings: CrawlersSettings): void {
  const { publicUrl } = settings;
  serve(app, robotsEndpoint, robotsSchema, open, async (context) => {
    const { db, request, reply } = context;
    const own = await supplierByHost(db, request.host);
    const shops = own === undefined ? await listedSuppliers(db) : [own];
    reply.headers(FOR_ANY_CACHE);
    return robotsToWire({
      own: own !== undefined,
      siteMaps: shops.map((shop) => siteMapFile(siteOf(publicUrl, shop))),
    });
  });
  serve(app, siteMapEndpoint, siteMapSchema, open, async (context, { query }) =>
    answerMap(context, await supplierByHost(context.db, context.request.host), settings, query.pagina),
  );
  serve(app, shopSiteMapEndpoint, shopSiteMapSchema, open, async (context, { params, query }) => {
    const own = await supplierByHost(context.db, context.request.host);
    const named = await supplierByKey(context.db, params.loja);
    // The host of one shop serves no other shop's site map.
    const shop = own === undefined || own.id === named?.id ? named : undefined;
    return answerMap(context, shop, settings, query.pagina);
  });
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
function siteOf(publicUrl: string, shop: Shop): PublicSite {
  const { origin, lockedTo } = homeSite(publicUrl, shop);
  return { origin, shopSlug: shop.slug, own: lockedTo !== undefined };
}
