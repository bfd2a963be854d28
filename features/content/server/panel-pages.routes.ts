import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as versions from '../contract/page-versions.schema.ts';
import {
  panelPageHeadToWire,
  panelPageToWire,
  periodFromWire,
  versionHeadToWire,
  versionToWire,
  wantedPageFromWire,
} from '../contract/panel-page.wire.ts';
import * as endpoints from '../contract/panel-pages.endpoints.ts';
import * as schemas from '../contract/panel-pages.schema.ts';
import { pageChangeTexts, pageSaveTexts } from '../contract/panel-texts.ts';
import * as change from './change-pages.ts';
import { getVersion, listVersions } from './page-versions.ts';
import { linkToPreview, publishPage, withdrawPage } from './publish-page.ts';

/** Hours. */
const PREVIEW = 24;

interface PanelPagesSettings {
  readonly publicUrl: string;
  readonly sessionSecret: string;
}

const readers = { access: 'staff', permission: 'content:read' } as const;
const writers = { access: 'staff', permission: 'content:write' } as const;

/** How a shop's staff manage its pages. */
export function panelPagesRoutes(app: FastifyInstance, settings: PanelPagesSettings): void {
  const { publicUrl, sessionSecret: secret } = settings;

  serve(app, endpoints.listPagesEndpoint, schemas.listPagesSchema, readers, async (context, { query }) => {
    const range = { ...pageFromWire(query), archived: query.arquivadas ?? false };
    const { rows, total } = await change.listEditedPages(context, range);
    return pageToWire(
      query,
      total,
      rows.map((page) => panelPageHeadToWire(page, context.now)),
    );
  });

  serve(app, endpoints.getPageEndpoint, schemas.getPageSchema, readers, async (context, { params }) =>
    shown(context, await change.getPage(context, params.idpagina)),
  );

  serve(app, endpoints.addPageEndpoint, schemas.addPageSchema, writers, async (context, { body }) =>
    shown(context, await change.addPage(context, wantedPageFromWire(body))),
  );

  serve(app, endpoints.changePageEndpoint, schemas.changePageSchema, writers, async (context, input) => {
    const { params, body } = input;
    const wanted = { ...wantedPageFromWire(body), edited: body.edicao };
    const saved = await change.changePage(context, params.idpagina, wanted);
    const toWire = (page: change.EditedPage) => panelPageToWire(page, page.html, context.now);
    const result = withWireFacts(saved, ({ atual }) => ({ atual: toWire(atual) }));
    return toWire(orRefuse(result, pageSaveTexts));
  });

  serve(app, endpoints.orderPagesEndpoint, schemas.orderPagesSchema, writers, async (context, { body }) => ({
    paginas: [...orRefuse(await change.orderPages(context, body.paginas), pageChangeTexts)],
  }));

  serve(app, endpoints.archivePageEndpoint, schemas.archivePageSchema, writers, async (context, { params }) =>
    shown(context, await change.archivePage(context, params.idpagina)),
  );

  serve(
    app,
    endpoints.unarchivePageEndpoint,
    schemas.unarchivePageSchema,
    writers,
    async (context, { params }) => shown(context, await change.unarchivePage(context, params.idpagina)),
  );

  serve(app, endpoints.publishPageEndpoint, schemas.publishPageSchema, writers, async (context, input) => {
    const { params, body } = input;
    const period = orRefuse(periodFromWire(body), pageChangeTexts);
    const wanted = { ...period, version: body.versao };
    return shown(context, await publishPage(context, params.idpagina, wanted));
  });

  serve(
    app,
    endpoints.withdrawPageEndpoint,
    schemas.withdrawPageSchema,
    writers,
    async (context, { params }) => shown(context, await withdrawPage(context, params.idpagina)),
  );

  serve(app, endpoints.previewPageEndpoint, schemas.previewPageSchema, writers, async (context, input) => {
    const { params, body } = input;
    const wanted = { hours: body.horas ?? PREVIEW, publicUrl, secret };
    const { link, expiresAt } = orRefuse(
      await linkToPreview(context, params.idpagina, wanted),
      pageChangeTexts,
    );
    return { link, valido_ate: new Date(expiresAt).toISOString() };
  });

  versionRoutes(app);
}

function versionRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listVersionsEndpoint, versions.listVersionsSchema, readers, async (context, input) => {
    const { params, query } = input;
    const found = await listVersions(context, params.idpagina, pageFromWire(query));
    const { rows, total } = orRefuse(found, pageChangeTexts);
    return pageToWire(query, total, rows.map(versionHeadToWire));
  });

  serve(app, endpoints.getVersionEndpoint, versions.getVersionSchema, readers, async (context, { params }) =>
    versionToWire(orRefuse(await getVersion(context, params.idpagina, params.versao), pageChangeTexts)),
  );

  serve(
    app,
    endpoints.restoreVersionEndpoint,
    versions.restoreVersionSchema,
    writers,
    async (context, { params }) =>
      shown(context, await change.restoreVersion(context, params.idpagina, params.versao)),
  );
}

/** The page after the change. */
function shown({ now }: StaffContext, changed: change.Changed) {
  const page = orRefuse(changed, pageChangeTexts);
  return panelPageToWire(page, page.html, now);
}
