import type { FastifyInstance } from 'fastify';
import { buyingTermsFromWire } from '#features/catalog/contract/buying-terms.wire.ts';
import { serve } from '#platform/http/serve.ts';
import { clientHomeEndpoint } from '../../contract/home/client-home.endpoints.ts';
import { clientHomeSchema } from '../../contract/home/client-home.schema.ts';
import { clientHomeToWire } from '../../contract/home/client-home.wire.ts';
import { clientHome } from '../home/client-home.ts';

/** What a shop's home shows to a client of their own. */
export function clientHomeRoutes(app: FastifyInstance): void {
  serve(app, clientHomeEndpoint, clientHomeSchema, { access: 'customer' }, async (context, { query }) =>
    clientHomeToWire(await clientHome(context, buyingTermsFromWire(query))),
  );
}
