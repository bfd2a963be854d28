import type { FastifyInstance } from 'fastify';
import { CSV } from '#platform/documents/csv.ts';
import { asFile } from '#platform/http/as-file.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { exportOrdersSchema } from '../../contract/export-orders.schema.ts';
import { exportOrders } from '../../contract/export-orders.ts';
import { exportFile } from '../../contract/export-orders.wire.ts';
import { ordersFilterFromWire } from '../../contract/orders-filter.wire.ts';
import { ordersFilterTexts } from '../../contract/orders-filter-texts.ts';
import { exportOrders as ordersOf } from '../export/export-orders.ts';
import { ordersSheet } from '../export/orders-sheet.ts';

/** Exports the list of orders as a file. Spec 7, export. */
export function exportsRoutes(app: FastifyInstance): void {
  // Read-only: users who see orders may export them.
  const access = { access: 'customer', act: 'orders:export' } as const;
  serve(app, exportOrders, exportOrdersSchema, access, async (context, { body }) => {
    const { formato = 'xlsx', ...wire } = body;
    const { filter, issuer } = orRefuse(ordersFilterFromWire(wire), ordersFilterTexts);
    const listed = await ordersOf(context, filter, issuer);
    if (!listed.ok) throw notFound();
    const { supplier, now, reply } = context;
    if (formato === 'csv') reply.type(CSV);
    asFile(context, exportFile(supplier.slug, now, formato));
    return ordersSheet(listed.value, formato);
  });
}
