import type { FastifyInstance } from 'fastify';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { SHEET_TYPES } from '#platform/documents/sheet-file.ts';
import { asFile } from '#platform/http/as-file.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as calls from '../contract/exports.endpoints.ts';
import * as schemas from '../contract/exports.schema.ts';
import { shownExportToWire, shownRunToWire, wantedExportFromWire } from '../contract/exports.wire.ts';
import { exportsTexts } from '../contract/exports-texts.ts';
import type { ExportRun, ExportSchedule } from '../domain/export-schedule.ts';
import * as change from './change-exports.ts';
import * as ask from './show-exports.ts';

export function scheduledExportsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'jobs:read' } as const;
  const writers = { access: 'staff', permission: 'jobs:manage' } as const;
  const { exportOptionsSchema, listExportsSchema, getExportSchema, addExportSchema } = schemas;

  serve(app, calls.exportOptionsEndpoint, exportOptionsSchema, readers, (context) =>
    ask.exportOptions(context),
  );

  serve(app, calls.listExportsEndpoint, listExportsSchema, readers, async (context, { query }) => {
    const { rows, total } = await ask.listExports(context, pageFromWire(query));
    const wire = rows.map((row) => shownExportToWire(row, context.now));
    return pageToWire(query, total, wire);
  });

  serve(app, calls.getExportEndpoint, getExportSchema, readers, async (context, { params }) => {
    const found = orRefuse(await ask.getExport(context, params.idexportacao), exportsTexts);
    return shownExportToWire(found, context.now);
  });

  serve(app, calls.addExportEndpoint, addExportSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(wantedExportFromWire(body), exportsTexts);
    return shown(context, orRefuse(await change.addExport(context, wanted), exportsTexts));
  });

  serve(app, calls.changeExportEndpoint, schemas.changeExportSchema, writers, async (context, input) => {
    const { versao, ...body } = input.body;
    const wanted = orRefuse(wantedExportFromWire(body), exportsTexts);
    const changed = await change.changeExport(context, input.params.idexportacao, wanted, versao);
    return answered(context, changed);
  });

  serve(app, calls.pauseExportEndpoint, schemas.pauseExportSchema, writers, async (context, input) => {
    const { ativa, versao } = input.body;
    return answered(context, await change.pauseExport(context, input.params.idexportacao, ativa, versao));
  });

  serve(app, calls.runExportEndpoint, schemas.runExportSchema, writers, async (context, { params }) => {
    const run = orRefuse(await change.runExport(context, params.idexportacao), exportsTexts);
    return shownRun(context, run);
  });

  serve(app, calls.cancelExportRunEndpoint, schemas.cancelExportRunSchema, writers, async (context, input) =>
    shownRun(context, orRefuse(await change.stopRun(context, input.params.idexecucao), exportsTexts)),
  );

  serve(
    app,
    calls.removeExportEndpoint,
    schemas.removeExportSchema,
    writers,
    async (context, { params }) => ({
      ok: orRefuse(await change.removeExport(context, params.idexportacao), exportsTexts),
    }),
  );

  serve(app, calls.listExportRunsEndpoint, schemas.listExportRunsSchema, readers, async (context, input) => {
    const { params, query } = input;
    const found = await ask.listRuns(context, params.idexportacao, pageFromWire(query));
    const { rows, total } = orRefuse(found, exportsTexts);
    const wire = rows.map((row) => shownRunToWire(row, context.now));
    return pageToWire(query, total, wire);
  });

  serve(app, calls.exportFileEndpoint, schemas.exportFileSchema, readers, async (context, { params }) => {
    const { run, content } = orRefuse(await ask.openFile(context, params.idexecucao), exportsTexts);
    context.reply.type(SHEET_TYPES[run.fileName.endsWith('.xlsx') ? 'xlsx' : 'csv']);
    asFile(context, run.fileName);
    return content;
  });
}

const shown = async (context: StaffContext, schedule: ExportSchedule) =>
  shownExportToWire(await ask.shownExport(context, schedule), context.now);

async function shownRun(context: StaffContext, run: ExportRun) {
  const [one] = await ask.shownRuns(context, [run]);
  return shownRunToWire(one ?? { run, mayRead: false }, context.now);
}

/** The refusal of an older state carries the current one, as it is shown. */
async function answered(
  context: StaffContext,
  changed: Awaited<ReturnType<typeof change.changeExport>>,
): Promise<schemas.WireExportSchedule> {
  if (!changed.ok && 'facts' in changed.refusal) {
    const { code, facts } = changed.refusal;
    const atual = await shown(context, facts.atual);
    return orRefuse({ ok: false, refusal: { code, facts: { atual } } }, changedByOtherText);
  }
  return shown(context, orRefuse(changed, { ...exportsTexts, ...changedByOtherText }));
}
