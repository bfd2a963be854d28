import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '#platform/http/common-refusals.ts';
import { allows } from '#platform/http/consent.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { footerToWire, shopConfigToWire, shopToWire, themeToWire } from '../contract/shop.wire.ts';
import {
  listSuppliersEndpoint,
  logAnalyticsEventEndpoint,
  shopConfigEndpoint,
  shopFooterEndpoint,
  shopThemeEndpoint,
} from '../contract/suppliers.endpoints.ts';
import {
  listSuppliersSchema,
  logAnalyticsEventSchema,
  shopConfigSchema,
  shopFooterSchema,
  shopThemeSchema,
} from '../contract/suppliers.schema.ts';
import { servingTexts } from '../contract/texts.ts';
import { sendsAnalyticsEvents } from '../domain/tag-rules.ts';
import { servingSuppliers } from './list-suppliers.ts';
import { detailsOf, shopOf } from './shop-of.ts';
import { supplierExtrasRoutes } from './supplier-extras.routes.ts';
import type { WhoServes } from './who-serves.ts';

const texts = { ...servingTexts, 'supplier-conflict': commonRefusals['supplier-conflict'] };

/** Supplier list, theme, configuration, footer and analytics. Spec 7, supplier. */
export function suppliersRoutes(
  app: FastifyInstance,
  { whoServes }: { readonly whoServes: WhoServes },
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
        deliveryType: query.tipoEntrega,
        pickupToo: query.queryPoligonoDeColeta === true,
      });
      return { fornecedores: orRefuse(found, texts).map(shopToWire) };
    },
  );
  serve(app, shopThemeEndpoint, shopThemeSchema, { access: 'anyone' }, async (context) =>
    themeToWire(await shopOf(context)),
  );
  serve(app, shopConfigEndpoint, shopConfigSchema, { access: 'anyone' }, async (context) =>
    shopConfigToWire(await detailsOf(context)),
  );
  serve(app, shopFooterEndpoint, shopFooterSchema, { access: 'anyone' }, async (context) =>
    footerToWire((await shopOf(context)).footer),
  );
  // Operators collect events from the log; it contains no client, session or address.
  serve(
    app,
    logAnalyticsEventEndpoint,
    logAnalyticsEventSchema,
    { access: 'anyone' },
    ({ supplier, request }, { body: { event, value } }) => {
      const agreed = allows(request.headers, 'performance');
      const registrado = agreed && sendsAnalyticsEvents(supplier.tags);
      if (registrado) request.log.info({ supplier: supplier.slug, event, value }, 'shop event');
      return { registrado };
    },
  );
  supplierExtrasRoutes(app);
}
