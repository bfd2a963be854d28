import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/http/common-refusals.ts';
import { serve } from '#platform/http/serve.ts';
import { lookAtClientEndpoint, lookAtOrderEndpoint } from '../../contract/looks.endpoints.ts';
import { lookAtClientSchema, lookAtOrderSchema } from '../../contract/looks.schema.ts';
import { lookedClientToWire, lookedOrderToWire } from '../../contract/looks.wire.ts';
import { lookAtClient } from './look-at-client.ts';
import { lookAtOrder } from './look-at-order.ts';

/** Orders and clients of shops, as the platform's people find them by their search. */
export function looksRoutes(app: FastifyInstance): void {
  const readers = { access: 'platform', permission: 'platform:read' } as const;

  serve(app, lookAtOrderEndpoint, lookAtOrderSchema, readers, async (context, { params }) => {
    const order = await lookAtOrder(context, params.numpedido);
    if (order === undefined) throw notFound();
    return lookedOrderToWire(order);
  });

  serve(app, lookAtClientEndpoint, lookAtClientSchema, readers, async (context, { params }) => {
    const client = await lookAtClient(context, params.idcliente);
    if (client === undefined) throw notFound();
    return lookedClientToWire(client);
  });
}
