/** Puts a server under load and says how it bore it. */
import autocannon, { type Request } from 'autocannon';
import { percentile } from './percentile.ts';
import { pickSome, seededRandom } from './seeded-random.ts';

export interface Load {
  readonly connections: number;
  /** Sent in turn, by each connection in an order of its own; or made anew for every sending. */
  readonly requests: readonly Request[] | (() => Request) | Journeys;
}

/** Requests that belong together, sent by one connection one after the other. */
export interface Journeys {
  readonly steps: number;
  readonly begin: () => readonly Request[];
}

export interface Bearing {
  /** Answers of 2xx a second. */
  readonly perSecond: number;
  readonly answers: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers of another status, broken connections and answers that never came. */
  readonly errors: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
}

const stepsOf = ({ steps, begin }: Journeys) =>
  Array.from({ length: steps }, (_, step) => ({
    setupRequest(request: Request, turn: { journey?: readonly Request[] }): Request {
      if (step === 0) turn.journey = begin();
      return turn.journey?.[step] ?? request;
    },
  }));

export async function drive(url: string, { connections, requests }: Load, seconds: number): Promise<Bearing> {
  const times: number[] = [];
  const random = seededRandom(connections);
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 20,
    ...(typeof requests === 'function'
      ? { requests: [{ setupRequest: requests }] }
      : 'steps' in requests
        ? { requests: stepsOf(requests) }
        : {
            requests,
            // In step, all connections would ask the same at the same time.
            setupClient: (client) => client.setRequests(pickSome(random, requests, requests.length)),
          }),
  });
  // autocannon's own percentiles are whole milliseconds.
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const result = await run;
  const sorted = Float64Array.from(times).sort();
  return {
    perSecond: result['2xx'] / result.duration,
    answers: result['2xx'],
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    errors: result.non2xx + result.errors,
    statuses: Object.fromEntries(
      Object.entries(result.statusCodeStats).map(([status, { count }]) => [status, count]),
    ),
  };
}
