import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { changeProductSchema } from '../contract/change-product.schema.ts';
import { changeProduct } from '../contract/change-product.ts';
import { productChangeTexts } from '../contract/panel-texts.ts';
import { keptProductToWire, productChangeFromWire } from '../contract/product-change.wire.ts';
import { changeProduct as change } from './change-product.ts';

/** How a shop's people change its products. */
export function panelProductsRoutes(app: FastifyInstance): void {
  const writers = { access: 'staff', permission: 'catalog:write' } as const;
  serve(app, changeProduct, changeProductSchema, writers, async (context, { params, body }) => {
    const wanted = orRefuse(productChangeFromWire(body), productChangeTexts);
    return keptProductToWire(orRefuse(await change(context, params.idproduto, wanted), productChangeTexts));
  });
}
