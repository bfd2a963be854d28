import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { staticPageHeadToWire, staticPageToWire } from '../contract/static-page.wire.ts';
import { listStaticPagesEndpoint, staticPageEndpoint } from '../contract/static-pages.endpoints.ts';
import { listStaticPagesSchema, staticPageSchema } from '../contract/static-pages.schema.ts';
import { staticPageTexts } from '../contract/texts.ts';
import { listPages, openPage, previewPage } from './show-pages.ts';

export function staticPagesRoutes(
  app: FastifyInstance,
  { sessionSecret }: { readonly sessionSecret: string },
): void {
  const open = { access: 'anyone' } as const;

  serve(app, listStaticPagesEndpoint, listStaticPagesSchema, open, async (context, { query }) =>
    (await listPages(context, query.tag)).map(staticPageHeadToWire),
  );

  serve(app, staticPageEndpoint, staticPageSchema, open, async (context, { params, query }) => {
    const page =
      query.previa === undefined
        ? await openPage(context, params.slug, query.tag)
        : await previewPage(context, params.slug, { token: query.previa, secret: sessionSecret });
    return staticPageToWire(orRefuse(page, staticPageTexts));
  });
}
