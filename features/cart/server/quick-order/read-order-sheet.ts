import { Worker } from 'node:worker_threads';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { SheetRefusal } from '../../contract/quick-order-texts.ts';
import { MOST_LINES } from '../../domain/cart.ts';
import { linesOfRows, type SheetLine } from '../../domain/quick-order/lines-of-rows.ts';
import type { SheetRows } from './sheet-rows.ts';

/** What a file may weigh. */
export const MOST_SHEET_BYTES = 5 * 1024 * 1024;
const MOST_TIME = 10_000;
/** A price list of a hundred thousand products needs half of it. */
const MOST_MEGABYTES = 512;
/** Translated, it lies beside the rest of the server. */
const program = import.meta.url.endsWith('.ts') ? './sheet-worker.ts' : './sheet-worker.js';

/** The lines of code and quantity that a spreadsheet holds, as they are written. */
export async function readOrderSheet(
  file: Uint8Array,
): Promise<Result<SheetLine[], { readonly code: SheetRefusal }>> {
  const read = await rowsInThread(file);
  if ('problem' in read) return refuse({ code: read.problem });
  const lines = linesOfRows(read.rows);
  if (lines.length === 0) return refuse({ code: 'sheet-empty' });
  return lines.length > MOST_LINES ? refuse({ code: 'sheet-too-many-lines' }) : accept(lines);
}

/** In a thread with bounded memory and time, so that other requests are answered meanwhile. */
function rowsInThread(file: Uint8Array): Promise<SheetRows> {
  const unreadable: SheetRows = { problem: 'sheet-unreadable' };
  return new Promise((resolve) => {
    const worker = new Worker(new URL(program, import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    const end = (rows: SheetRows): void => {
      clearTimeout(timer);
      resolve(rows);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(unreadable), MOST_TIME);
    worker.once('message', end);
    worker.once('error', () => end(unreadable));
    worker.once('exit', () => end(unreadable));
  });
}
