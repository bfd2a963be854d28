import type { FastifyInstance } from 'fastify';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { CSV } from '#platform/contract/csv.ts';
import { SHEET_TYPES } from '#platform/documents/sheet-file.ts';
import { asFile } from '#platform/http/as-file.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  exportProductsEndpoint,
  problemsFileEndpoint,
} from '../../contract/sheet-import/sheet-import.endpoints.ts';
import { exportProductsSchema, problemsFileSchema } from '../../contract/sheet-import/sheet-import.schema.ts';
import { sheetImportTexts } from '../../contract/sheet-import/sheet-import-texts.ts';
import { exportProducts } from './export-products.ts';
import { importProblems, problemsFile } from './show-imports.ts';

/** A file has at most as many lines. */
const ALL = { limit: 50_000, offset: 0 };

/** What staff download: refused lines, and all products. */
export function sheetFilesRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;

  serve(app, problemsFileEndpoint, problemsFileSchema, readers, async (context, { params }) => {
    const { shown, rows } = orRefuse(
      await importProblems(context, params.idimportacao, ALL),
      sheetImportTexts,
    );
    context.reply.type(CSV);
    asFile(context, `recusas-${todayOf(context)}.csv`);
    return problemsFile(shown.header, rows);
  });

  // Weight: reads all products.
  const exporters = { ...readers, weight: 200 } as const;
  serve(app, exportProductsEndpoint, exportProductsSchema, exporters, async (context, { query }) => {
    const format = query.formato ?? 'csv';
    context.reply.type(SHEET_TYPES[format]);
    asFile(context, `produtos-${context.supplier.slug}-${todayOf(context)}.${format}`);
    return exportProducts(context, format);
  });
}
