import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/db/database.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { serve } from '#platform/http/serve.ts';
import type { PictureSizes } from '#platform/pictures/picture-sizes.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import {
  hostManifestEndpoint,
  shopIconEndpoint,
  shopManifestEndpoint,
} from '../../contract/app-manifest.endpoints.ts';
import {
  hostManifestSchema,
  shopIconSchema,
  shopManifestSchema,
} from '../../contract/app-manifest.schema.ts';
import { manifestToWire } from '../../contract/app-manifest.wire.ts';
import { iconFile, iconLook, kindOfIconFile } from '../../domain/app-look.ts';
import type { Shop } from '../../domain/shop.ts';
import { supplierByHost, supplierByKey } from '../find-supplier.ts';
import { drawShopIcon } from './draw-shop-icon.ts';

interface IconSettings {
  readonly pictures: Pick<PictureStore, 'open'>;
  readonly pictureSizes: Pick<PictureSizes, 'derived'>;
}

/** The same for everyone. */
const open = { access: 'anyone', supplier: 'none' } as const;
/** The response depends on the host, and a proxy's cache may serve several hosts. */
const FOR_ANY_CACHE = { 'cache-control': 'public, max-age=3600', vary: 'host' };
/** Only the present look's address is permanent. */
const PERMANENT = 'public, max-age=31536000, immutable';
const OUTDATED = 'public, max-age=300';

/** What a browser needs to install a shop as an app. */
export function appManifestRoutes(app: FastifyInstance, icons: IconSettings): void {
  serve(app, hostManifestEndpoint, hostManifestSchema, open, async ({ db, request, reply }) => {
    const shop = await supplierByHost(db, request.host);
    if (shop === undefined) throw notFound();
    reply.headers(FOR_ANY_CACHE);
    return manifestToWire(shop, true);
  });
  serve(app, shopManifestEndpoint, shopManifestSchema, open, async ({ db, request, reply }, { params }) => {
    const own = await supplierByHost(db, request.host);
    const shop = await shopAt(db, own, params.loja);
    reply.headers(FOR_ANY_CACHE);
    return manifestToWire(shop, own !== undefined);
  });
  serve(
    app,
    shopIconEndpoint,
    shopIconSchema,
    { access: 'anyone' },
    async ({ db, supplier, reply }, { params }) => {
      const shop = await supplierByKey(db, supplier.id);
      const kind = kindOfIconFile(params.arquivo);
      if (shop === undefined || kind === undefined) throw notFound();
      const look = iconLook(shop);
      reply.header('cache-control', params.arquivo === iconFile(look, kind) ? PERMANENT : OUTDATED);
      return drawShopIcon(icons, shop, kind);
    },
  );
}

/** The host of one shop serves no other shop's manifest. */
async function shopAt(db: Db, own: Shop | undefined, key: string): Promise<Shop> {
  const named = await supplierByKey(db, key);
  if (named === undefined || (own !== undefined && own.id !== named.id)) throw notFound();
  return named;
}
