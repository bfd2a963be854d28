import { refuse } from '#kernel/result.ts';
import { runInWorker } from '#platform/documents/run-in-worker.ts';
import type { SheetReading } from './read-sheet-rows.ts';

/** The largest file, in bytes. */
export const MAX_SHEET_BYTES = 20 * 1024 * 1024;

/** The compiled worker is beside the compiled server. */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './product-sheet-worker.ts' : './product-sheet-worker.js',
  import.meta.url,
);
/** A last resort: the worker limits its own work, and these limits end one that hangs. */
const LIMITS = { megabytes: 256, milliseconds: 60_000 };

/** Reads the rows of a product file, in a worker thread that can be ended. */
export async function readProductSheet(file: Uint8Array): Promise<SheetReading> {
  const ended = await runInWorker<SheetReading>(program, file, LIMITS);
  return ended.ok
    ? ended.value
    : refuse({ code: ended.refusal === 'broken' ? 'sheet-damaged' : 'sheet-too-complex' });
}
