import { Durations } from '../metrics/durations.ts';
import type { Metric, Sample } from '../metrics/metric.ts';

export interface CompletedRequest {
  readonly method: string;
  /** The template: '/v1/app/:client/enderecos'. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** Of OpenTelemetry's semantic conventions. Milliseconds. */
const BOUNDS = [5, 10, 25, 50, 75, 100, 250, 500, 750, 1_000, 2_500, 5_000, 7_500, 10_000];

/** Requests by route, method and status. All three come from the code or from HTTP, so there are only so many. */
export class RequestDurations implements Metric {
  readonly name = 'http_server_request_duration_seconds';
  readonly help = 'Requests over a socket, from their first byte to the end of the response.';
  readonly type = 'histogram';
  readonly #byRoute = new Map<string, Map<number, Map<string, Durations>>>();

  observe({ method, route, status, duration }: CompletedRequest): void {
    const byStatus = entryOf(this.#byRoute, route, newMap<number, Map<string, Durations>>);
    const byMethod = entryOf(byStatus, status, newMap<string, Durations>);
    entryOf(byMethod, method, newDurations).observe(duration);
  }

  read = (): readonly Sample[] =>
    [...this.#byRoute].flatMap(([route, byStatus]) =>
      [...byStatus].flatMap(([status, byMethod]) =>
        [...byMethod].flatMap(([method, durations]) =>
          durations.samples({
            http_request_method: method,
            http_route: route,
            http_response_status_code: status,
          }),
        ),
      ),
    );
}

const newMap = <Key, Value>(): Map<Key, Value> => new Map();
const newDurations = (): Durations => new Durations(BOUNDS);

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
}
