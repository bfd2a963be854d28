import type { FastifyInstance } from 'fastify';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { slugify } from '#kernel/slugify.ts';
import { CSV } from '#platform/contract/csv.ts';
import { SHEET_TYPES } from '#platform/documents/sheet-file.ts';
import { asFile } from '#platform/http/as-file.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  priceProblemsFileEndpoint,
  priceSheetEndpoint,
} from '../../contract/price-import/price-import.endpoints.ts';
import {
  priceProblemsFileSchema,
  priceSheetSchema,
} from '../../contract/price-import/price-import.schema.ts';
import { priceImportTexts } from '../../contract/price-import/price-import-texts.ts';
import { importProblems, problemsFile } from '../sheet-import/show-imports.ts';
import { priceSheet } from './price-sheet.ts';

/** A file has at most as many lines. */
const ALL = { limit: 50_000, offset: 0 };

/** What staff download of a price table: its prices, and an import's refused lines. */
export function priceFilesRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'prices:read' } as const;

  serve(app, priceProblemsFileEndpoint, priceProblemsFileSchema, readers, async (context, { params }) => {
    const found = await importProblems(context, params.idimportacao, ALL, params.idtabela);
    const { shown, rows } = orRefuse(found, priceImportTexts);
    context.reply.type(CSV);
    asFile(context, `recusas-${todayOf(context)}.csv`);
    return problemsFile(shown.header, rows);
  });

  // Weight: reads all products.
  const exporters = { ...readers, weight: 200 } as const;
  serve(app, priceSheetEndpoint, priceSheetSchema, exporters, async (context, { params, query }) => {
    const format = query.formato ?? 'csv';
    const { name, file } = orRefuse(await priceSheet(context, params.idtabela, format), priceImportTexts);
    context.reply.type(SHEET_TYPES[format]);
    asFile(context, `tabela-${slugify(name) || 'precos'}-${todayOf(context)}.${format}`);
    return file;
  });
}
