import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { productChangeTexts } from '../../../contract/panel-texts.ts';
import {
  changeProductEndpoint,
  markCategoryEndpoint,
} from '../../../contract/products/panel-products.endpoints.ts';
import { changeProductSchema, markCategorySchema } from '../../../contract/products/panel-products.schema.ts';
import { panelProductToWire, productChangeFromWire } from '../../../contract/products/product-change.wire.ts';
import { catalogTexts } from '../../../contract/texts.ts';
import { markCategory } from '../../categories/mark-category.ts';
import { changeProduct } from './change-product.ts';

export function panelProductsRoutes(app: FastifyInstance): void {
  const writers = { access: 'staff', permission: 'catalog:write' } as const;
  serve(app, changeProductEndpoint, changeProductSchema, writers, async (context, { params, body }) => {
    const wanted = orRefuse(productChangeFromWire(body), productChangeTexts);
    return panelProductToWire(
      orRefuse(await changeProduct(context, params.idproduto, wanted), productChangeTexts),
    );
  });
  serve(app, markCategoryEndpoint, markCategorySchema, writers, async (context, { params, body }) => {
    const { idcategoria: id } = params;
    const { name } = orRefuse(await markCategory(context, id, body.maiorDeIdade), catalogTexts);
    return { id, nome: name, maiorDeIdade: body.maiorDeIdade };
  });
}
