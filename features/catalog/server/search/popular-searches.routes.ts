import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { popularSearchesSchema } from '../../contract/popular-searches.schema.ts';
import { popularSearches as popularSearchesCall } from '../../contract/popular-searches.ts';
import { popularSearches } from './popular-searches.ts';

/** Offered while the search field is empty. */
export function popularSearchesRoutes(app: FastifyInstance): void {
  serve(app, popularSearchesCall, popularSearchesSchema, { access: 'anyone' }, async (context) => ({
    termos: await popularSearches(context),
  }));
}
