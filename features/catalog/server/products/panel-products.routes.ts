import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { changeProductSchema } from '../../contract/change-product.schema.ts';
import { changeProduct } from '../../contract/change-product.ts';
import { markCategorySchema } from '../../contract/mark-category.schema.ts';
import { markCategory } from '../../contract/mark-category.ts';
import { productChangeTexts } from '../../contract/panel-texts.ts';
import { keptProductToWire, productChangeFromWire } from '../../contract/product-change.wire.ts';
import { catalogTexts } from '../../contract/texts.ts';
import { markCategory as mark } from '../categories/mark-category.ts';
import { changeProduct as change } from './change-product.ts';

export function panelProductsRoutes(app: FastifyInstance): void {
  const writers = { access: 'staff', permission: 'catalog:write' } as const;
  serve(app, changeProduct, changeProductSchema, writers, async (context, { params, body }) => {
    const wanted = orRefuse(productChangeFromWire(body), productChangeTexts);
    return keptProductToWire(orRefuse(await change(context, params.idproduto, wanted), productChangeTexts));
  });
  serve(app, markCategory, markCategorySchema, writers, async (context, { params, body }) => {
    const { idcategoria: id } = params;
    const { name } = orRefuse(await mark(context, id, body.maiorDeIdade), catalogTexts);
    return { id, nome: name, maiorDeIdade: body.maiorDeIdade };
  });
}
