/** Streams the lines of a CSV file as cells: plain or gzip, detected by its first bytes; comma, semicolon or tab. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CsvError, parse } from 'csv-parse';
import { ImportRefusal } from './import-refusal.ts';

export interface CsvLine {
  /** Line number in the file where the record begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The file could not be read from this line on. */
export interface BrokenLine {
  readonly line: number;
  readonly broken: string;
}

/** A longer line means a quote that was never closed. Characters. */
const MAX_LINE_LENGTH = 1_000_000;

export async function* readLines(path: string): AsyncGenerator<CsvLine | BrokenLine> {
  const text = await openText(path);
  const chunks = text[Symbol.asyncIterator]();
  const first = await chunks.next().catch((error: Error) => {
    throw unreadable(path, error);
  });
  const start: string = first.done === true ? '' : first.value;
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(start),
    info: true,
    max_record_size: MAX_LINE_LENGTH,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const rest = async function* (): AsyncGenerator<string> {
    yield start;
    let length = 0;
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
      // The parser's own limit ignores separators: a line of nothing else would become millions of cells.
      const end = next.value.lastIndexOf('\n');
      length = end < 0 ? length + next.value.length : next.value.length - end;
      if (length > MAX_LINE_LENGTH) throw new Error('linha longa demais');
      yield next.value;
    }
  };
  pipeline(Readable.from(rest()), parser, () => {
    // Errors also reach the loop below.
  });
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      yield { line: info.lines - linesWithin(record), cells: record };
      line = info.lines + 1;
    }
  } catch (error) {
    yield { line, broken: whyBroken(error) };
  }
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Line breaks inside quotes. */
const linesWithin = (record: readonly string[]): number =>
  record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);

function whyBroken(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  const code = error instanceof CsvError ? error.code : '';
  return code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
    ? 'aspas abertas que não se fecham: daqui em diante o arquivo não foi lido'
    : `daqui em diante o arquivo não pôde ser lido (${error.message})`;
}

async function openText(path: string): Promise<Readable> {
  const zipped = await isGzip(path).catch((error: Error) => {
    throw unreadable(path, error);
  });
  const bytes = createReadStream(path);
  if (!zipped) return bytes.setEncoding('utf8');
  return pipeline(bytes, createGunzip(), () => {
    // Errors reach the reader of the unzipped text.
  }).setEncoding('utf8');
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/** The most frequent delimiter of the first line. */
function delimiterOf(start: string): string {
  const header = start.split(/\r?\n/, 1)[0] ?? '';
  const count = (mark: string): number => header.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

const unreadable = (path: string, error: unknown): ImportRefusal =>
  new ImportRefusal(
    `O arquivo ${path} não pode ser lido: ${error instanceof Error ? error.message : String(error)}.`,
  );
