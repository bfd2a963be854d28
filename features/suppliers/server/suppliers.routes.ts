import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { listSuppliersSchema } from '../contract/list-suppliers.schema.ts';
import { listSuppliers } from '../contract/list-suppliers.ts';
import { shopConfigToWire, shopToWire, themeToWire } from '../contract/shop.wire.ts';
import { shopConfigSchema } from '../contract/shop-config.schema.ts';
import { shopConfig } from '../contract/shop-config.ts';
import { shopThemeSchema } from '../contract/shop-theme.schema.ts';
import { shopTheme } from '../contract/shop-theme.ts';
import { supplierTexts } from '../contract/texts.ts';
import { listSuppliers as list } from './list-suppliers.ts';
import { shopOf } from './shop-of.ts';

const texts = { ...supplierTexts, 'supplier-conflict': commonRefusals['supplier-conflict'] };

/** The calls about suppliers. Spec 7, supplier. */
export function suppliersRoutes(app: FastifyInstance): void {
  serve(
    app,
    listSuppliers,
    listSuppliersSchema,
    { access: 'anyone', supplier: 'none' },
    async (context, { query }) => {
      const found = orRefuse(await list(context, { slug: query.slug, host: query.dominio }), texts);
      return { fornecedores: found.map(({ shop, stores }) => shopToWire(shop, stores)) };
    },
  );
  serve(app, shopTheme, shopThemeSchema, { access: 'anyone' }, async (context) =>
    themeToWire(await shopOf(context)),
  );
  serve(app, shopConfig, shopConfigSchema, { access: 'anyone' }, async (context) =>
    shopConfigToWire(await shopOf(context)),
  );
}
