import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { listCategoriesEndpoint } from '../../contract/categories/categories.endpoints.ts';
import { listCategoriesSchema } from '../../contract/categories/category.schema.ts';
import { categoryToWire, deviceKindFromWire } from '../../contract/categories/category.wire.ts';
import { categoryTree } from './category-tree.ts';

export function categoriesRoutes(app: FastifyInstance): void {
  serve(
    app,
    listCategoriesEndpoint,
    listCategoriesSchema,
    { access: 'anyone' },
    async (context, { query }) => {
      const view = { segmentId: query.idsegmento || undefined, device: deviceKindFromWire(query.device) };
      return { categorias: (await categoryTree(context, view)).map(categoryToWire) };
    },
  );
}
