/** PostgreSQL's own connections, and the clocks of this process and of its server. */
import { serverClockOffset, serverConnections } from '#platform/db/connections/server-connections.ts';
import type { Db } from '#platform/db/database.ts';
import { gauge, type Metric } from '#platform/metrics/metric.ts';
import { scraped } from '#platform/metrics/scraped.ts';

/** The same for all processes. */
export function serverConnectionMetrics(db: Db): readonly Metric[] {
  const connections = scraped(() => serverConnections(db));
  return [
    gauge(
      'vitrine_postgresql_connections',
      'Connections of all clients to the PostgreSQL server.',
      async () => [{ value: (await connections()).used }],
    ),
    gauge(
      'vitrine_postgresql_max_connections',
      'How many of them roles without special rights may open.',
      async () => [{ value: (await connections()).max }],
    ),
  ];
}

/** Of each process: machines have clocks of their own. Where the two share a clock, only the second one sees that it was set. */
export function clockMetrics(db: Db): readonly Metric[] {
  const offset = scraped(async () => ({ milliseconds: await serverClockOffset(db) }));
  return [
    gauge(
      'vitrine_clock_offset_seconds',
      'By how much PostgreSQL’s clock is ahead of this process’s.',
      async () => [{ value: (await offset()).milliseconds / 1_000 }],
    ),
    gauge(
      'vitrine_clock_set_seconds',
      'By how much the clock has been set forward since this process began; what NTP slews does not count.',
      () => [{ value: (Date.now() - performance.timeOrigin - performance.now()) / 1_000 }],
    ),
  ];
}
