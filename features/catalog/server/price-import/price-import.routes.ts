import type { FastifyInstance } from 'fastify';
import { tableToWire } from '#features/pricing/contract/price-table.wire.ts';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import type { Context } from '#platform/db/context.ts';
import { acceptStreams } from '#platform/http/body/body-parsers.ts';
import type { UploadSpool } from '#platform/http/body/upload-spool.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  cancelPriceImportEndpoint,
  choosePriceColumnsEndpoint,
  getPriceImportEndpoint,
  listPriceImportsEndpoint,
  priceProblemsEndpoint,
  startPriceImportEndpoint,
  uploadPricesEndpoint,
} from '../../contract/price-import/price-import.endpoints.ts';
import {
  cancelPriceImportSchema,
  choosePriceColumnsSchema,
  getPriceImportSchema,
  listPriceImportsSchema,
  priceProblemsSchema,
  startPriceImportSchema,
  uploadPricesSchema,
} from '../../contract/price-import/price-import.schema.ts';
import { priceDryRunToWire } from '../../contract/price-import/price-import.wire.ts';
import { isPriceField, priceImportTexts } from '../../contract/price-import/price-import-texts.ts';
import type { WireSheetImport } from '../../contract/sheet-import/sheet-import.schema.ts';
import { mappingFromWire, sheetImportToWire } from '../../contract/sheet-import/sheet-import.wire.ts';
import { sheetFileTexts } from '../../contract/sheet-import/sheet-import-texts.ts';
import { codeOfLine } from '../../domain/price-import/price-line.ts';
import { importProblems, openImport } from '../sheet-import/show-imports.ts';
import { cancelImport } from '../sheet-import/steer-import.ts';
import { takeSheet } from '../sheet-import/take-sheet.ts';
import { choosePriceColumns } from './choose-price-columns.ts';
import { listPriceImports } from './list-price-imports.ts';
import { startPriceImport } from './start-price-import.ts';
import { storePrices } from './store-prices.ts';

/** Sheets of prices that staff upload and import into a price table. */
export function priceImportRoutes(
  app: FastifyInstance,
  { uploads }: { readonly uploads: UploadSpool },
): void {
  const readers = { access: 'staff', permission: 'prices:read' } as const;
  const writers = { access: 'staff', permission: 'prices:write' } as const;

  acceptStreams(app, uploadPricesSchema.bodyTypes, (streams) => {
    serve(streams, uploadPricesEndpoint, uploadPricesSchema, writers, async (context, { params, query }) => {
      const { idtabela } = params;
      const stored = await takeSheet(uploads, context, (reading) =>
        storePrices(context, idtabela, query.arquivo.trim(), reading),
      );
      const id = orRefuse(stored, { ...sheetFileTexts, ...priceImportTexts });
      return opened(context, idtabela, id);
    });
  });

  serve(
    app,
    listPriceImportsEndpoint,
    listPriceImportsSchema,
    readers,
    async (context, { params, query }) => {
      const { imports, total } = orRefuse(
        await listPriceImports(context, params.idtabela, pageFromWire(query)),
        priceImportTexts,
      );
      return pageToWire(
        query,
        total,
        imports.map((one) => sheetImportToWire(one)),
      );
    },
  );

  serve(app, getPriceImportEndpoint, getPriceImportSchema, readers, (context, { params }) =>
    opened(context, params.idtabela, params.idimportacao),
  );

  serve(
    app,
    choosePriceColumnsEndpoint,
    choosePriceColumnsSchema,
    writers,
    async (context, { params, body }) => {
      const { idtabela, idimportacao } = params;
      const mapping = mappingFromWire(body.colunas, isPriceField);
      const run = orRefuse(
        await choosePriceColumns(context, idtabela, idimportacao, mapping),
        priceImportTexts,
      );
      return { importacao: await opened(context, idtabela, idimportacao), previa: priceDryRunToWire(run) };
    },
  );

  serve(app, startPriceImportEndpoint, startPriceImportSchema, writers, async (context, { params, body }) => {
    const { idtabela, idimportacao } = params;
    const wish = { tableId: idtabela, id: idimportacao, seen: body.versao };
    const started = withWireFacts(await startPriceImport(context, wish), ({ atual }) => ({
      atual: tableToWire(atual),
    }));
    orRefuse(started, { ...priceImportTexts, ...changedByOtherText });
    return opened(context, idtabela, idimportacao);
  });

  serve(app, cancelPriceImportEndpoint, cancelPriceImportSchema, writers, async (context, { params }) => {
    const { idtabela, idimportacao } = params;
    orRefuse(await cancelImport(context, idimportacao, idtabela), priceImportTexts);
    return opened(context, idtabela, idimportacao);
  });

  serve(app, priceProblemsEndpoint, priceProblemsSchema, readers, async (context, { params, query }) => {
    const { idtabela, idimportacao } = params;
    const found = await importProblems(context, idimportacao, pageFromWire(query), idtabela);
    const { shown, rows, total } = orRefuse(found, priceImportTexts);
    return pageToWire(
      query,
      total,
      rows.map(({ line, cells, problem }) => ({
        linha: line,
        codigo: codeOfLine(cells, shown.mapping),
        problema: problem,
      })),
    );
  });
}

async function opened(context: Context, tableId: string, id: string): Promise<WireSheetImport> {
  const { shown, samples } = orRefuse(await openImport(context, id, tableId), priceImportTexts);
  return sheetImportToWire(shown, samples);
}
