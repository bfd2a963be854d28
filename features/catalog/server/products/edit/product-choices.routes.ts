import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { productChoicesEndpoint } from '../../../contract/products/product-choices.endpoints.ts';
import { productChoicesSchema } from '../../../contract/products/product-choices.schema.ts';
import { productChoices } from './product-choices.ts';

/** Products to choose from in the panel's forms. */
export function productChoicesRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  serve(app, productChoicesEndpoint, productChoicesSchema, readers, async (context, { query }) => {
    const found = await productChoices(context, query.busca ?? '');
    return { produtos: found.map(({ id, name, sku }) => ({ id, nome: name, sku })) };
  });
}
