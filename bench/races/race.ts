/** Many at once, at two processes of one database: what each heard, and what should have come of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { WireCall } from '../requests.ts';

export interface Heard {
  readonly status: number;
  readonly number?: number;
  readonly code?: string;
}

/** What came of a race beside what had to. */
export interface Outcome {
  readonly race: string;
  readonly wanted: string;
  readonly seen: string;
}

/** Every call at once, in turn at each of the processes. */
export const sendAll = (urls: readonly string[], calls: readonly WireCall[]): Promise<Heard[]> =>
  Promise.all(calls.map((call, place) => send(urls[place % urls.length] ?? '', call)));

/** Whoever is asked to come back, because too much is under way, does. */
async function send(url: string, { path, ...request }: WireCall): Promise<Heard> {
  for (;;) {
    const answer = await fetch(url + path, { ...request, signal: AbortSignal.timeout(120_000) });
    const body = (await answer.json()) as { numpedido?: number; code?: string };
    if (answer.status === 503) {
      await sleep(200);
      continue;
    }
    return {
      status: answer.status,
      ...(body.numpedido === undefined ? {} : { number: body.numpedido }),
      ...(body.code === undefined ? {} : { code: body.code }),
    };
  }
}

/** '10 × 200, 190 × 409 out-of-stock' */
export function tally(heard: readonly Heard[]): string {
  const counts = new Map<string, number>();
  for (const { status, code = '' } of heard) {
    const word = `${status} ${code}`.trim();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, count]) => `${count} × ${word}`)
    .join(', ');
}
