import { refuse } from '#kernel/result.ts';
import { runInWorker } from '#platform/documents/run-in-worker.ts';
import type { SheetLines } from './read-sheet-lines.ts';

/** What a file may weigh. */
export const MOST_SHEET_BYTES = 5 * 1024 * 1024;

/** Translated, it lies beside the rest of the server. */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './sheet-worker.ts' : './sheet-worker.js',
  import.meta.url,
);
/** The worker counts its own work; this ends one that no longer counts. */
const LIMITS = { megabytes: 64, milliseconds: 10_000 };

/** The lines of code and quantity that a spreadsheet holds, read in a thread that can be ended. */
export async function readOrderSheet(file: Uint8Array): Promise<SheetLines> {
  const ended = await runInWorker<SheetLines>(program, file, LIMITS);
  return ended.ok
    ? ended.value
    : refuse({ code: ended.refusal === 'broken' ? 'sheet-damaged' : 'sheet-too-complex' });
}
