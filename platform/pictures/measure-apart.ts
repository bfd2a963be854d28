import { processCalls } from '../process/process-calls.ts';
import { type MeasuredPicture, UnusablePicture } from './picture-file.ts';
import type { Measured } from './picture-process.ts';

/** In the build it is a .js file beside the rest of the server. */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './picture-process.ts' : './picture-process.js',
  import.meta.url,
);

/** One process per core of a small machine. Time limits in milliseconds. */
const measured = processCalls<Uint8Array, Measured>(program, {
  processes: 2,
  processor: 2_000,
  time: 10_000,
  megabytes: 100,
});

/**
 * Runs `measurePicture` in a process that is killed if it takes too much. The decoders run in native threads, which nothing else
 * can end: a WebP of 20 MB with 355,000 frames blocked one for minutes, and a process has four. Throws UnusablePicture.
 */
export async function measureApart(bytes: Uint8Array): Promise<MeasuredPicture> {
  const ended = await measured(bytes);
  if (!ended.ok) throw new UnusablePicture('too-complex', ended.refusal);
  if (!ended.value.ok) throw new UnusablePicture(ended.value.refusal.fault, ended.value.refusal.detail);
  return ended.value.value;
}
