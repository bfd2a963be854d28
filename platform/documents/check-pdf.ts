/** Whether a PDF from a stranger may be passed on: complete, readable without a password, and without anything that runs. */
import { type DocumentFault, DocumentProblem } from './document-problem.ts';
import { MARGIN } from './inspect-pdf.ts';
import { runInWorker } from './run-in-worker.ts';

/** The compiled worker is beside the compiled server. */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js',
  import.meta.url,
);
/** A last resort: the worker limits its own work, and these limits end one that hangs. */
const LIMITS = { megabytes: 192, milliseconds: 5_000 };

export const looksLikePdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, MARGIN)).includes('%PDF-');

/**
 * Runs in a worker thread that can be ended, and leaves the event loop free. Throws DocumentProblem: `not-this-format`, `damaged`
 * where it has active content, `too-complex`.
 */
export async function checkPdf(bytes: Uint8Array): Promise<void> {
  const ended = await runInWorker<{ fault: DocumentFault; detail: string } | null>(program, bytes, LIMITS);
  if (!ended.ok)
    throw new DocumentProblem(ended.refusal === 'broken' ? 'damaged' : 'too-complex', ended.refusal);
  if (ended.value !== null) throw new DocumentProblem(ended.value.fault, ended.value.detail);
}
