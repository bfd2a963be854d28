import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { periodTexts } from '../../contract/panel-texts.ts';
import { searchReportEndpoint } from '../../contract/search/panel-search.endpoints.ts';
import { searchReportSchema } from '../../contract/search/panel-search.schema.ts';
import { pageCount } from '../../domain/page.ts';
import { periodOf } from '../../domain/search/period.ts';
import { lastDays, popularTerms } from './popular-terms.ts';

export function panelSearchesRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  serve(app, searchReportEndpoint, searchReportSchema, readers, async (context, { query }) => {
    const { pagina: page = 1, limite: size = 20 } = query;
    const usual = lastDays(context, query.ate);
    const period = orRefuse(periodOf(query.de ?? usual.from, usual.to), periodTexts);
    const only = query.semresultado ? 'fruitless' : 'all';
    const { terms, total } = await popularTerms(context, { ...period, only, page, size });
    return {
      pagina: page,
      paginas: pageCount(total, size),
      total,
      dados: terms.map(({ term, searches, fruitless }) => ({
        termo: term,
        buscas: searches,
        semresultado: fruitless,
      })),
    };
  });
}
