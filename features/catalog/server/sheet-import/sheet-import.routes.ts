import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import type { Context, StaffContext } from '#platform/db/context.ts';
import { acceptStreams } from '#platform/http/body/body-parsers.ts';
import type { UploadSpool } from '#platform/http/body/upload-spool.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
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
import { importProblems, listImports, openImport, productsLeft } from './show-imports.ts';
import { cancelImport, startImport, undoImport } from './steer-import.ts';
import { takeSheet } from './take-sheet.ts';
import { storeSheet } from './upload-sheet.ts';

/** Product files that staff upload, import and roll back. */
export function sheetImportRoutes(
  app: FastifyInstance,
  { uploads }: { readonly uploads: UploadSpool },
): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  const writers = { access: 'staff', permission: 'catalog:write' } as const;

  acceptStreams(app, uploadSheetSchema.bodyTypes, (streams) => {
    serve(streams, uploadSheetEndpoint, uploadSheetSchema, writers, async (context, { query }) => {
      const stored = await takeSheet(uploads, context, (reading) =>
        storeSheet(context, query.arquivo.trim(), reading),
      );
      return opened(context, orRefuse(stored, sheetFileTexts));
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
