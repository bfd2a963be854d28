import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { buyingTermsFromWire } from '../../contract/buying-terms.wire.ts';
import { productsByTagsEndpoint } from '../../contract/filters/filters.endpoints.ts';
import { productsByTagsSchema } from '../../contract/filters/filters.schema.ts';
import { productToWire } from '../../contract/products/product.wire.ts';
import { splitTags } from '../../contract/products/product-query.wire.ts';
import { productsByTags } from './products-by-tags.ts';

export function productsByTagsRoutes(app: FastifyInstance): void {
  serve(
    app,
    productsByTagsEndpoint,
    productsByTagsSchema,
    { access: 'anyone', weight: 5 },
    async (context, { query }) => {
      const { idcadastroextraproduto: except = '' } = query;
      const products = await productsByTags(context, {
        tags: splitTags(query.tagsPesquisa),
        ...(except === '' ? {} : { except }),
        ...buyingTermsFromWire(query),
      });
      return { produtos: products.map(productToWire) };
    },
  );
}
