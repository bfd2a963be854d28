import { processCalls } from '../process/process-calls.ts';
import { type MeasuredPicture, UnusablePicture } from './picture-file.ts';
import type { Measured } from './picture-process.ts';

/** Translated, it lies beside the rest of the server. */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './picture-process.ts' : './picture-process.js',
  import.meta.url,
);

/** One for each core of a small machine. */
const measured = processCalls<Uint8Array, Measured>(program, {
  processes: 2,
  processor: 2_000,
  time: 10_000,
  megabytes: 100,
});

/**
 * `measurePicture` in a process that is ended when it takes too much. The decoders work in threads of native code, which
 * nothing else can end: a WebP of 20 MB with 355,000 frames held one for minutes, and the process has four.
 */
export async function measureApart(bytes: Uint8Array): Promise<MeasuredPicture> {
  const ended = await measured(bytes);
  if (!ended.ok) throw new UnusablePicture('too-complex', ended.refusal);
  if (!ended.value.ok) throw new UnusablePicture(ended.value.refusal.fault, ended.value.refusal.detail);
  return ended.value.value;
}
