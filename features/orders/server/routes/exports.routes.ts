import type { FastifyInstance } from 'fastify';
import { timeZoneOf, todayOf } from '#features/suppliers/domain/time-zone.ts';
import { CSV } from '#platform/contract/csv.ts';
import { asFile } from '#platform/http/as-file.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { exportFile } from '../../contract/read/export-orders.wire.ts';
import { exportOrdersEndpoint } from '../../contract/read/orders.endpoints.ts';
import { exportOrdersSchema } from '../../contract/read/orders.schema.ts';
import { ordersFilterFromWire } from '../../contract/read/orders-filter.wire.ts';
import { ordersFilterTexts } from '../../contract/read/orders-texts.ts';
import { exportOrders } from '../export/export-orders.ts';
import { ordersSheet } from '../export/orders-sheet.ts';

/** Exports the list of orders as a file. Spec 7, export. */
export function exportsRoutes(app: FastifyInstance): void {
  // Read-only: users who see orders may export them.
  const access = { access: 'customer', act: 'orders:export' } as const;
  serve(app, exportOrdersEndpoint, exportOrdersSchema, access, async (context, { body }) => {
    const { formato = 'xlsx', ...wire } = body;
    const { filter, issuer } = orRefuse(
      ordersFilterFromWire(wire, timeZoneOf(context.supplier)),
      ordersFilterTexts,
    );
    const listed = await exportOrders(context, filter, issuer);
    if (!listed.ok) throw notFound();
    const { supplier, reply } = context;
    if (formato === 'csv') reply.type(CSV);
    asFile(context, exportFile(supplier.slug, todayOf(context), formato));
    return ordersSheet(listed.value, formato, timeZoneOf(supplier));
  });
}
