import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { facetsToWire, facetValueToWire } from '../../contract/filters/facets.wire.ts';
import {
  EVERY_CATEGORY,
  listFiltersEndpoint,
  listTagsEndpoint,
} from '../../contract/filters/filters.endpoints.ts';
import { listFiltersSchema, listTagsSchema } from '../../contract/filters/filters.schema.ts';
import { productFilterFromWire } from '../../contract/products/product-filter.wire.ts';
import { catalogTexts } from '../../contract/texts.ts';
import { listFilters } from './list-filters.ts';

/** Open to visitors, like the lists. */
export function filtersRoutes(app: FastifyInstance): void {
  serve(app, listFiltersEndpoint, listFiltersSchema, { access: 'anyone' }, async (context, input) => {
    const { params, query } = input;
    const category = params.idcategoria === EVERY_CATEGORY ? query.categ : params.idcategoria;
    const facets = await listFilters(context, {
      ...(category === undefined ? {} : { category }),
      ...(query.sk === undefined ? {} : { text: query.sk }),
      filter: productFilterFromWire(query),
      ...(query.formapagamento === undefined ? {} : { paymentMethodId: query.formapagamento }),
    });
    return facetsToWire(orRefuse(facets, catalogTexts));
  });
  serve(app, listTagsEndpoint, listTagsSchema, { access: 'anyone' }, async (context, { query }) => {
    const facets = await listFilters(context, {
      ...(query.idcategoria === undefined ? {} : { category: query.idcategoria }),
      ...(query.query === undefined ? {} : { text: query.query }),
    });
    return { tags: orRefuse(facets, catalogTexts).tags.map(facetValueToWire) };
  });
}
