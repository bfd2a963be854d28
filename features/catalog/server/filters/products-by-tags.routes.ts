import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { buyingTermsFromWire } from '../../contract/buying-terms.wire.ts';
import { productToWire } from '../../contract/product.wire.ts';
import { productsByTagsSchema } from '../../contract/products-by-tags.schema.ts';
import { productsByTags as productsByTagsCall } from '../../contract/products-by-tags.ts';
import { tagsOf } from '../../contract/tags.wire.ts';
import { productsByTags } from './products-by-tags.ts';

export function productsByTagsRoutes(app: FastifyInstance): void {
  serve(
    app,
    productsByTagsCall,
    productsByTagsSchema,
    { access: 'anyone', weight: 5 },
    async (context, { query }) => {
      const { idcadastroextraproduto: except = '' } = query;
      const products = await productsByTags(context, {
        tags: tagsOf(query.tagsPesquisa),
        ...(except === '' ? {} : { except }),
        ...buyingTermsFromWire(query),
      });
      return { produtos: products.map(productToWire) };
    },
  );
}
