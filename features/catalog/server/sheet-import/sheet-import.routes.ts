import type { FastifyInstance } from 'fastify';
import { type Result, refuse } from '#kernel/result.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import type { Context, StaffContext } from '#platform/db/context.ts';
import { acceptStreams } from '#platform/http/body/body-parsers.ts';
import type { UploadSpool } from '#platform/http/body/upload-spool.ts';
import { fairWorkLimit } from '#platform/http/limits/fair-work-limit.ts';
import { HttpRefusal, orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { Overloaded } from '#platform/process/concurrency-limit.ts';
import {
  cancelImportEndpoint,
  chooseColumnsEndpoint,
  getImportEndpoint,
  importProblemsEndpoint,
  leftProductsEndpoint,
  listImportsEndpoint,
  startImportEndpoint,
  undoImportEndpoint,
  uploadSheetEndpoint,
} from '../../contract/sheet-import/sheet-import.endpoints.ts';
import {
  cancelImportSchema,
  chooseColumnsSchema,
  getImportSchema,
  importProblemsSchema,
  leftProductsSchema,
  listImportsSchema,
  startImportSchema,
  undoImportSchema,
  uploadSheetSchema,
  type WireSheetImport,
} from '../../contract/sheet-import/sheet-import.schema.ts';
import {
  dryRunToWire,
  mappingFromWire,
  sheetImportToWire,
} from '../../contract/sheet-import/sheet-import.wire.ts';
import { sheetFileTexts, sheetImportTexts } from '../../contract/sheet-import/sheet-import-texts.ts';
import { chooseColumns } from './choose-columns.ts';
import { MAX_SHEET_BYTES, readProductSheet } from './read-product-sheet.ts';
import { importProblems, listImports, openImport, productsLeft } from './show-imports.ts';
import { cancelImport, startImport, undoImport } from './steer-import.ts';
import { storeSheet } from './upload-sheet.ts';

/** Product files that staff upload, import and roll back. */
export function sheetImportRoutes(
  app: FastifyInstance,
  { uploads }: { readonly uploads: UploadSpool },
): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  const writers = { access: 'staff', permission: 'catalog:write' } as const;

  // Limits concurrent reads, each of which runs in a worker thread with much memory.
  const limited = fairWorkLimit({ maxRunning: 1, maxWaiting: 10, maxPerRequester: 2 });
  const tooLarge = (): Error => new HttpRefusal('sheet-too-large', sheetFileTexts['sheet-too-large']);
  acceptStreams(app, uploadSheetSchema.bodyTypes, (streams) => {
    serve(streams, uploadSheetEndpoint, uploadSheetSchema, writers, async (context, { query }) => {
      const taken = () =>
        limited(context.actor.staffId, (inTurn) =>
          uploads(context.request, { most: MAX_SHEET_BYTES, tooLarge }, (read) =>
            inTurn(async () =>
              storeSheet(context, query.arquivo.trim(), await readProductSheet(await read())),
            ),
          ),
        );
      return opened(context, orRefuse(await taken().catch(busy), sheetFileTexts));
    });
  });

  serve(app, listImportsEndpoint, listImportsSchema, readers, async (context, { query }) => {
    const { imports, total } = await listImports(context, pageFromWire(query));
    return pageToWire(
      query,
      total,
      imports.map((one) => sheetImportToWire(one)),
    );
  });

  serve(app, getImportEndpoint, getImportSchema, readers, (context, { params }) =>
    opened(context, params.idimportacao),
  );

  serve(app, chooseColumnsEndpoint, chooseColumnsSchema, writers, async (context, { params, body }) => {
    const { idimportacao: id } = params;
    const run = orRefuse(await chooseColumns(context, id, mappingFromWire(body.colunas)), sheetImportTexts);
    return { importacao: await opened(context, id), previa: dryRunToWire(run) };
  });

  serve(app, startImportEndpoint, startImportSchema, writers, async (context, { params }) => {
    orRefuse(await startImport(context, params.idimportacao), sheetImportTexts);
    return opened(context, params.idimportacao);
  });

  serve(app, cancelImportEndpoint, cancelImportSchema, writers, async (context, { params }) => {
    orRefuse(await cancelImport(context, params.idimportacao), sheetImportTexts);
    return opened(context, params.idimportacao);
  });

  serve(app, undoImportEndpoint, undoImportSchema, writers, async (context, { params }) => {
    orRefuse(await undoImport(context, params.idimportacao), sheetImportTexts);
    return opened(context, params.idimportacao);
  });

  serve(app, importProblemsEndpoint, importProblemsSchema, readers, async (context, { params, query }) => {
    const found = await importProblems(context, params.idimportacao, pageFromWire(query));
    const { shown, rows, total } = orRefuse(found, sheetImportTexts);
    const sku = shown.mapping.indexOf('sku');
    return pageToWire(
      query,
      total,
      rows.map(({ line, cells, problem }) => ({
        linha: line,
        codigo: cells[sku] ?? '',
        problema: problem,
      })),
    );
  });

  serve(app, leftProductsEndpoint, leftProductsSchema, readers, async (context, { params }) => {
    const left = orRefuse(await productsLeft(context, params.idimportacao), sheetImportTexts);
    return { produtos: left.map(({ sku, name }) => ({ codigo: sku, nome: name })) };
  });
}

async function opened(context: Context | StaffContext, id: string): Promise<WireSheetImport> {
  const { shown, samples } = orRefuse(await openImport(context, id), sheetImportTexts);
  return sheetImportToWire(shown, samples);
}

const BUSY = { code: 'sheet-busy' } as const;

function busy(error: unknown): Result<never, typeof BUSY> {
  if (error instanceof Overloaded) return refuse(BUSY);
  throw error;
}
