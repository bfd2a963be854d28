/** Many concurrent calls to two processes of one database: their responses, and the expected outcome. */

import { setTimeout as sleep } from 'node:timers/promises';
import { defined } from '#kernel/defined.ts';
import type { WireCall } from '../requests.ts';

export interface Heard {
  readonly status: number;
  readonly number?: number;
  readonly code?: string;
  /** Of the order, in reais. */
  readonly total?: number;
}

/** Observed and expected outcome of a race. */
export interface Outcome {
  readonly race: string;
  readonly wanted: string;
  readonly seen: string;
}

/** Sends all calls concurrently, alternating between the processes. */
export const sendAll = (urls: readonly string[], calls: readonly WireCall[]): Promise<Heard[]> =>
  Promise.all(calls.map((call, index) => send(urls[index % urls.length] ?? '', call)));

/** A 503 (too many requests under way) is retried. */
async function send(url: string, { path, ...request }: WireCall): Promise<Heard> {
  for (;;) {
    const answer = await fetch(url + path, { ...request, signal: AbortSignal.timeout(120_000) });
    const body = (await answer.json()) as {
      numpedido?: number;
      code?: string;
      totalpedido?: number;
    };
    if (answer.status === 503) {
      await sleep(200);
      continue;
    }
    return {
      status: answer.status,
      ...defined({ number: body.numpedido, code: body.code, total: body.totalpedido }),
    };
  }
}

/** '10 × 200, 190 × 409 out-of-stock' */
export function tally(responses: readonly Heard[]): string {
  const counts = new Map<string, number>();
  for (const { status, code = '' } of responses) {
    const word = `${status} ${code}`.trim();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, count]) => `${count} × ${word}`)
    .join(', ');
}
