import type { FastifyInstance } from 'fastify';
import { defined } from '#kernel/defined.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { facetsToWire, facetValueToWire } from '../../contract/filters/facets.wire.ts';
import {
  EVERY_CATEGORY,
  listFiltersEndpoint,
  listTagsEndpoint,
} from '../../contract/filters/filters.endpoints.ts';
import { listFiltersSchema, listTagsSchema } from '../../contract/filters/filters.schema.ts';
import { productQueryFromWire } from '../../contract/products/product-query.wire.ts';
import { catalogTexts } from '../../contract/texts.ts';
import type { LastPurchasesOf } from '../products/list-products.ts';
import { listFilters } from './list-filters.ts';

/** Open to visitors, like the lists. */
export function filtersRoutes(
  app: FastifyInstance,
  { lastPurchases }: { readonly lastPurchases: LastPurchasesOf },
): void {
  serve(app, listFiltersEndpoint, listFiltersSchema, { access: 'anyone' }, async (context, input) => {
    const { params, query } = input;
    const { idcategoria } = params;
    const productQuery = productQueryFromWire(query);
    const facets = await listFilters(
      context,
      idcategoria === EVERY_CATEGORY ? productQuery : { ...productQuery, category: idcategoria },
      lastPurchases,
    );
    return facetsToWire(orRefuse(facets, catalogTexts));
  });
  serve(app, listTagsEndpoint, listTagsSchema, { access: 'anyone' }, async (context, { query }) => {
    const facets = await listFilters(
      context,
      defined({ category: query.idcategoria, text: query.query }),
      lastPurchases,
    );
    return { tags: orRefuse(facets, catalogTexts).tags.map(facetValueToWire) };
  });
}
