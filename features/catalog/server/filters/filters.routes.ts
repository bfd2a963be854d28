import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { facetsToWire, facetValueToWire } from '../../contract/facets.wire.ts';
import { listFiltersSchema } from '../../contract/list-filters.schema.ts';
import { EVERY_CATEGORY, listFilters as listFiltersCall } from '../../contract/list-filters.ts';
import { listTagsSchema } from '../../contract/list-tags.schema.ts';
import { listTags as listTagsCall } from '../../contract/list-tags.ts';
import { productFilterFromWire } from '../../contract/product-filter.wire.ts';
import { catalogTexts } from '../../contract/texts.ts';
import { listFilters } from './list-filters.ts';

/** Open to visitors, like the lists. */
export function filtersRoutes(app: FastifyInstance): void {
  serve(app, listFiltersCall, listFiltersSchema, { access: 'anyone' }, async (context, input) => {
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
  serve(app, listTagsCall, listTagsSchema, { access: 'anyone' }, async (context, { query }) => {
    const facets = await listFilters(context, {
      ...(query.idcategoria === undefined ? {} : { category: query.idcategoria }),
      ...(query.query === undefined ? {} : { text: query.query }),
    });
    return { tags: orRefuse(facets, catalogTexts).tags.map(facetValueToWire) };
  });
}
