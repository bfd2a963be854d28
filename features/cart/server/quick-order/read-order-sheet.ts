import { refuse } from '#kernel/result.ts';
import { runInWorker } from '#platform/documents/run-in-worker.ts';
import type { SheetLines } from './read-sheet-lines.ts';

/** The largest file, in bytes. */
export const MAX_SHEET_BYTES = 5 * 1024 * 1024;

/** The compiled worker is beside the compiled server. */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './sheet-worker.ts' : './sheet-worker.js',
  import.meta.url,
);
/** A last resort: the worker limits its own work, and these limits end one that hangs. */
const LIMITS = { megabytes: 64, milliseconds: 10_000 };

/** Reads the lines of code and quantity from a spreadsheet, in a worker thread that can be ended. */
export async function readOrderSheet(file: Uint8Array): Promise<SheetLines> {
  const ended = await runInWorker<SheetLines>(program, file, LIMITS);
  return ended.ok
    ? ended.value
    : refuse({ code: ended.refusal === 'broken' ? 'sheet-damaged' : 'sheet-too-complex' });
}
