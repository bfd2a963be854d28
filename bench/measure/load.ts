/** Puts a server under load and measures its responses. */
import autocannon, { type Request } from 'autocannon';
import { pickSome, seededRandom } from '../seeded-random.ts';
import { percentile } from './percentile.ts';

export interface Load {
  readonly connections: number;
  /** Sent in turn, in a different order per connection; or built for each sending. */
  readonly requests: readonly Request[] | (() => Request) | Journeys;
}

/** Requests that belong together, sent in sequence by one connection. */
export interface Journeys {
  readonly steps: number;
  readonly begin: () => readonly Request[];
}

export interface Bearing {
  /** Responses of 2xx per second. */
  readonly perSecond: number;
  readonly answers: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Responses of any other status, broken connections and timeouts. */
  readonly errors: number;
  /** Number of responses by status. */
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
            // A different order per connection, or all of them would request the same at the same time.
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
