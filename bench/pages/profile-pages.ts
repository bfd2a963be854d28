import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatNumber, formatTable } from '../measure/table.ts';
import { type CpuProfile, cpuParts } from './cpu-parts.ts';

/** Share of the profile to skip: the start and the first, slow pages. */
const BEGINNING = 0.4;

/** Reads the profiles in a folder; the largest is the server's own. */
export async function formatCpuParts(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const [largest] = texts.sort((one, other) => other.length - one.length);
  if (largest === undefined) throw new Error('the server left no profile');
  const parts = cpuParts(JSON.parse(largest) as CpuProfile, BEGINNING);
  return formatTable({
    head: ['parte da página desenhada', '% da CPU'],
    rows: parts.map(({ name, share }) => [name, formatNumber(share * 100, 1)]),
    words: 1,
  });
}
