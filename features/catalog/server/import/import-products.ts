import type { Context } from '#platform/db/context.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { columnCountText, pictureText, reasonText } from '../../contract/import-texts.ts';
import { type ImportedProduct, productFromRow } from '../../domain/import-row.ts';
import { analyze } from './import.store.ts';
import { ImportRefusal } from './import-refusal.ts';
import { type HeaderReading, type Mapping, readHeader } from './mapping.ts';
import { type CsvLine, readLines } from './read-lines.ts';
import { resolvePicture } from './resolve-picture.ts';
import { writeBatch } from './write-batch.ts';

export interface ImportJob {
  readonly file: string;
  readonly mapping: Mapping;
  readonly pictures: PictureStore;
  /** Told of each line that was refused, and why. */
  readonly onRefused: (line: number, reason: string) => void;
  /** Told after each batch. */
  readonly onProgress: (counts: ImportCounts) => void;
}

export interface ImportCounts {
  readonly read: number;
  readonly inserted: number;
  readonly updated: number;
  readonly refused: number;
  /** Lines whose code had already come in this file; the last one counts. */
  readonly repeated: number;
}

const BATCH = 1_000;

/** Brings a product file into the context's shop, streamed. A line is written as a whole or not at all. */
export async function importProducts(context: Context, job: ImportJob): Promise<ImportCounts> {
  const counts = { read: 0, inserted: 0, updated: 0, refused: 0, repeated: 0 };
  const seen = new Set<string>();
  let batch = new Map<string, ImportedProduct>();
  /** How many of the batch an earlier batch has written already. */
  let again = 0;
  let header: HeaderReading | undefined;

  const refused = (line: number, reason: string): void => {
    counts.refused += 1;
    job.onRefused(line, reason);
  };
  const flush = async (reading: HeaderReading): Promise<void> => {
    if (batch.size === 0) return;
    const written = await writeBatch(context, [...batch.values()], reading.fields);
    counts.inserted += written.inserted;
    counts.updated += written.updated - again;
    batch = new Map();
    again = 0;
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
    const product = await productOf(line, header, job, (reason) => refused(line.line, reason));
    if (product === undefined) continue;
    if (seen.has(product.sku)) counts.repeated += 1;
    if (seen.has(product.sku) && !batch.has(product.sku)) again += 1;
    seen.add(product.sku);
    batch.set(product.sku, product);
    if (batch.size >= BATCH) await flush(header);
  }
  if (header === undefined) throw new ImportRefusal(`O arquivo ${job.file} está vazio.`);
  await flush(header);
  await analyze(context.db);
  return counts;
}

/** The product of a line with its picture stored; undefined after a complaint. */
async function productOf(
  { cells }: CsvLine,
  header: HeaderReading,
  { file, pictures }: ImportJob,
  complain: (reason: string) => void,
): Promise<ImportedProduct | undefined> {
  if (cells.length !== header.columns) {
    complain(columnCountText(cells.length, header.columns));
    return undefined;
  }
  const read = productFromRow(header.row(cells));
  if (!read.ok) {
    complain(read.refusal.map(reasonText).join('; '));
    return undefined;
  }
  const { picture, ...product } = read.value;
  if (picture === undefined) return product;
  const stored = await resolvePicture(pictures, file, picture);
  if (stored.ok) return { ...product, picture: stored.value };
  complain(pictureText(picture, stored.refusal));
  return undefined;
}
