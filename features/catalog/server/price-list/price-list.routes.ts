import type { FastifyInstance } from 'fastify';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { asFile } from '#platform/http/as-file.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { listTermsFromWire } from '../../contract/buying-terms.wire.ts';
import { priceListEndpoint } from '../../contract/price-list/price-list.endpoints.ts';
import { priceListSchema } from '../../contract/price-list/price-list.schema.ts';
import { priceListFile } from '../../contract/price-list/price-list.wire.ts';
import { splitTags } from '../../contract/products/product-query.wire.ts';
import { catalogTexts } from '../../contract/texts.ts';
import { priceList } from './price-list.ts';
import { priceListSheet } from './price-list-sheet.ts';

/** Open to visitors, like the catalogue; the use case omits prices that they may not see. */
export function priceListRoutes(app: FastifyInstance): void {
  // Weight: returns all products with prices, as much as about two hundred list calls.
  serve(
    app,
    priceListEndpoint,
    priceListSchema,
    { access: 'anyone', weight: 200 },
    async (context, { body }) => {
      const list = orRefuse(
        await priceList(context, {
          tags: splitTags(body.tagsPesquisa),
          ...defined({ category: body.categ, text: body.sk }),
          ...listTermsFromWire(body),
        }),
        catalogTexts,
      );
      asFile(context, priceListFile(context.supplier.slug, todayOf(context)));
      return priceListSheet(list);
    },
  );
}
