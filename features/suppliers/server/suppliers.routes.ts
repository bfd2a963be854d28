import type { FastifyInstance } from 'fastify';
import { pageFromWire } from '#platform/contract/page.wire.ts';
import { commonRefusals } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { optionalDeliveryTypeFromWire } from '../contract/delivery-type.wire.ts';
import { footerToWire, shopConfigToWire, shopToWire, themeToWire } from '../contract/shop.wire.ts';
import {
  listSuppliersEndpoint,
  shopConfigEndpoint,
  shopFooterEndpoint,
  shopThemeEndpoint,
} from '../contract/suppliers.endpoints.ts';
import {
  listSuppliersSchema,
  shopConfigSchema,
  shopFooterSchema,
  shopThemeSchema,
} from '../contract/suppliers.schema.ts';
import { servingTexts } from '../contract/texts.ts';
import { servingSuppliers } from './list-suppliers.ts';
import { type CompleteShop, detailsOf, type ShopPreview, shopOf } from './shop-of.ts';
import { supplierExtrasRoutes } from './supplier-extras.routes.ts';
import type { WhoServes } from './who-serves.ts';

/** Where the request does not say. */
const SHOPS_OF_A_PAGE = 60;

const texts = { ...servingTexts, 'supplier-conflict': commonRefusals['supplier-conflict'] };

interface SuppliersSettings {
  readonly whoServes: WhoServes;
  readonly completeShop: CompleteShop;
  /** Absent: no link opens anything. */
  readonly preview?: ShopPreview;
}

/** Supplier list, theme, configuration and footer. Spec 7, supplier. */
export function suppliersRoutes(
  app: FastifyInstance,
  { whoServes, completeShop, preview }: SuppliersSettings,
): void {
  serve(
    app,
    listSuppliersEndpoint,
    listSuppliersSchema,
    { access: 'anyone', supplier: 'none' },
    async (context, { query }) => {
      const { lat: latitude, lng: longitude } = query;
      const found = await servingSuppliers(context, whoServes, {
        slug: query.slug,
        host: query.dominio,
        companyId: query.idempresa || undefined,
        position: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
        addressId: query.idendereco,
        deliveryType: optionalDeliveryTypeFromWire(query.tipoEntrega),
        pickupToo: query.queryPoligonoDeColeta === true,
        search: query.busca,
        page: pageFromWire({ limite: SHOPS_OF_A_PAGE, ...query }),
      });
      const { suppliers, total } = orRefuse(found, texts);
      const [only] = suppliers;
      // Menus and footers are those of a visited shop: a list of shops is not completed, because each would cost a query.
      if (suppliers.length !== 1 || only === undefined)
        return { fornecedores: suppliers.map(shopToWire), total };
      const { previa } = query;
      const shop = previa === undefined ? only.shop : await preview?.shop(context, only.shop, previa);
      return {
        fornecedores: [shopToWire({ ...only, shop: await completeShop(context, shop ?? only.shop) })],
        total,
      };
    },
  );
  serve(app, shopThemeEndpoint, shopThemeSchema, { access: 'anyone' }, async (context) =>
    themeToWire(await shopOf(context)),
  );
  serve(app, shopConfigEndpoint, shopConfigSchema, { access: 'anyone' }, async (context) => {
    const details = await detailsOf(context);
    return shopConfigToWire({ ...details, shop: await completeShop(context, details.shop) });
  });
  serve(app, shopFooterEndpoint, shopFooterSchema, { access: 'anyone' }, async (context) =>
    footerToWire((await completeShop(context, await shopOf(context))).footer),
  );
  supplierExtrasRoutes(app, preview);
}
