import type { Context } from '#platform/db/context.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import {
  columnCountText,
  missingPrincipalText,
  missingSegmentText,
  reasonText,
} from '../../contract/import/import-texts.ts';
import { type ImportedProduct, productFromRow } from '../../domain/import/import-row.ts';
import { CategoryViews } from './category-views.ts';
import { findGalleries, type ReadProduct } from './find-galleries.ts';
import { analyzeAfter } from './import.store.ts';
import { ImportRefusal } from './import-refusal.ts';
import { linkPrincipals } from './link-principals.ts';
import { type HeaderReading, type Mapping, readHeader } from './mapping.ts';
import { type FetchFrom, pictureFinder } from './picture-finder.ts';
import { type CsvLine, readLines } from './read-lines.ts';
import { writeBatch } from './write-batch.ts';

export interface ImportJob {
  readonly file: string;
  readonly mapping: Mapping;
  readonly pictures: PictureStore;
  /** How pictures are downloaded; `fetchPicture` by default. */
  readonly fetchFrom?: FetchFrom;
  /** Called with the reason for each rejected line and each missing picture. */
  readonly onRefused: (line: number, reason: string) => void;
  /** Called after each batch. */
  readonly onProgress: (counts: ImportCounts) => void;
}

export interface ImportCounts {
  readonly read: number;
  readonly inserted: number;
  /** Products that existed already; rows that equal the file are not rewritten. */
  readonly updated: number;
  readonly refused: number;
  /** Lines whose SKU came earlier in this file; the last one counts. */
  readonly repeated: number;
  /** Pictures named in a line that could not be fetched; the product is written without them. */
  readonly missingPictures: number;
  /** Principals that are no product of the supplier; the product is written without a link. */
  readonly unknownPrincipals: number;
  /** Names of segments that the supplier does not have. */
  readonly unknownSegments: number;
}

const BATCH = 1_000;
/** Maximum pictures of a batch. Slow sites delay a batch, so one with many pictures is written sooner. */
const PICTURES_OF_BATCH = 120;

/** Imports a product file into the context's shop, streamed. A line is written whole or not at all. */
export async function importProducts(context: Context, job: ImportJob): Promise<ImportCounts> {
  const counts = {
    read: 0,
    inserted: 0,
    updated: 0,
    refused: 0,
    repeated: 0,
    missingPictures: 0,
    unknownPrincipals: 0,
    unknownSegments: 0,
  };
  const find = pictureFinder({ ...job, db: context.db });
  const seen = new Set<string>();
  const links = new Map<string, string>();
  const lineOf = new Map<string, number>();
  const views = new CategoryViews();
  let batch = new Map<string, ReadProduct>();
  /** How many products of this batch an earlier batch has already written. */
  let again = 0;
  let pictures = 0;
  let header: HeaderReading | undefined;

  const refused = (line: number, reason: string): void => {
    counts.refused += 1;
    job.onRefused(line, reason);
  };
  const flush = async (reading: HeaderReading): Promise<void> => {
    if (batch.size === 0) return;
    const galleries = await findGalleries(batch.values(), find, (line, reason) => {
      counts.missingPictures += 1;
      job.onRefused(line, reason);
    });
    const goods = [...batch.values()].map(({ product }) => product);
    const written = await writeBatch(context, goods, reading.fields, galleries);
    counts.inserted += written.inserted;
    counts.updated += written.updated - again;
    batch = new Map();
    again = 0;
    pictures = 0;
    job.onProgress(counts);
  };

  for await (const line of readLines(job.file)) {
    if ('broken' in line) {
      refused(line.line, line.broken);
      continue;
    }
    if (header === undefined) {
      header = readHeader(line.cells, job.mapping);
      continue;
    }
    counts.read += 1;
    const product = productOf(line, header, (reason) => refused(line.line, reason));
    if (product === undefined) continue;
    if (seen.has(product.sku)) counts.repeated += 1;
    if (seen.has(product.sku) && !batch.has(product.sku)) again += 1;
    seen.add(product.sku);
    batch.set(product.sku, { line: line.line, product });
    views.add(product, line.line);
    if (header.fields.has('principal')) {
      links.set(product.sku, product.principalSku ?? '');
      lineOf.set(product.sku, line.line);
    }
    pictures += product.pictures.length;
    if (batch.size >= BATCH || pictures >= PICTURES_OF_BATCH) await flush(header);
  }
  if (header === undefined) throw new ImportRefusal(`O arquivo ${job.file} está vazio.`);
  await flush(header);
  for (const { sku, principalSku } of await linkPrincipals(context, links)) {
    counts.unknownPrincipals += 1;
    job.onRefused(lineOf.get(sku) ?? 0, missingPrincipalText(principalSku));
  }
  const spoken = { segments: header.fields.has('segments'), hiddenOn: header.fields.has('hiddenOn') };
  await views.write(context, spoken, (line, name) => {
    counts.unknownSegments += 1;
    job.onRefused(line, missingSegmentText(name));
  });
  await analyzeAfter(context.db, counts.read);
  return counts;
}

/** The product of a line; undefined after reporting an error. */
function productOf(
  { cells }: CsvLine,
  header: HeaderReading,
  complain: (reason: string) => void,
): ImportedProduct | undefined {
  if (cells.length !== header.columns) {
    complain(columnCountText(cells.length, header.columns));
    return undefined;
  }
  const read = productFromRow(header.row(cells));
  if (!read.ok) {
    complain(read.refusal.map(reasonText).join('; '));
    return undefined;
  }
  return read.value;
}
