import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { categoryToWire } from '../../contract/category.wire.ts';
import { deviceFromWire } from '../../contract/device.wire.ts';
import { listCategoriesSchema } from '../../contract/list-categories.schema.ts';
import { listCategories } from '../../contract/list-categories.ts';
import { categoryTree } from './category-tree.ts';

export function categoriesRoutes(app: FastifyInstance): void {
  serve(app, listCategories, listCategoriesSchema, { access: 'anyone' }, async (context, { query }) => {
    const view = { segmentId: query.idsegmento || undefined, device: deviceFromWire(query.device) };
    return { categorias: (await categoryTree(context, view)).map(categoryToWire) };
  });
}
