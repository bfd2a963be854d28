import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { periodTexts } from '../../contract/panel-texts.ts';
import { searchReportEndpoint } from '../../contract/search/panel-search.endpoints.ts';
import { searchReportSchema } from '../../contract/search/panel-search.schema.ts';
import { periodOf } from '../../domain/search/period.ts';
import { lastDays, popularTerms } from './popular-terms.ts';

export function panelSearchesRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  serve(app, searchReportEndpoint, searchReportSchema, readers, async (context, { query }) => {
    const usual = lastDays(context, query.ate);
    const period = orRefuse(periodOf(query.de ?? usual.from, usual.to), periodTexts);
    const only = query.semresultado ? 'fruitless' : 'all';
    const { terms, total } = await popularTerms(context, { ...period, only }, pageFromWire(query));
    const dados = terms.map(({ term, searches, fruitless }) => ({
      termo: term,
      buscas: searches,
      semresultado: fruitless,
    }));
    return pageToWire(query, total, dados);
  });
}
