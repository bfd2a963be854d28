import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { popularSearchesEndpoint } from '../../contract/search/search.endpoints.ts';
import { popularSearchesSchema } from '../../contract/search/search.schema.ts';
import { popularSearches } from './popular-searches.ts';

/** Offered while the search field is empty. */
export function popularSearchesRoutes(app: FastifyInstance): void {
  serve(app, popularSearchesEndpoint, popularSearchesSchema, { access: 'anyone' }, async (context) => ({
    termos: await popularSearches(context),
  }));
}
