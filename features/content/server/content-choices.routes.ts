import type { FastifyInstance } from 'fastify';
import { allCategories } from '#features/catalog/server/categories/category.store.ts';
import { paymentMethodsOf } from '#features/payments/server/methods/list-payment-methods.ts';
import { groupSizes } from '#features/pricing/server/client-groups.store.ts';
import { segmentsOf } from '#features/suppliers/server/choices-of.ts';
import { serve } from '#platform/http/serve.ts';
import { contentChoicesEndpoint } from '../contract/content-choices.endpoints.ts';
import { contentChoicesSchema } from '../contract/content-choices.schema.ts';

const readers = { access: 'staff', permission: 'content:read' } as const;

/** What staff choose among when they say what a carousel or a block shows, and to whom. */
export function contentChoicesRoutes(app: FastifyInstance): void {
  serve(app, contentChoicesEndpoint, contentChoicesSchema, readers, async (context) => {
    const { db, supplier } = context;
    const segments = await segmentsOf(context);
    const methods = await paymentMethodsOf(context);
    const groups = await groupSizes(db, supplier.id);
    const categories = await allCategories(db, supplier.id);
    return {
      segmentos: segments.map(({ id, name }) => ({ id, nome: name })),
      grupos: [...groups.keys()].toSorted((one, other) => one.localeCompare(other, 'pt-BR')),
      formasPagamento: methods.map(({ id, name }) => ({ id, nome: name })),
      categorias: categories.map(({ id, name, parentId }) => ({ id, nome: name, pai: parentId })),
    };
  });
}
