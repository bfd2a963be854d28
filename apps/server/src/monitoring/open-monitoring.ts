/** What is measured, traced and reported of this process, as its settings say. What they switch off costs nothing. */
import type { FastifyBaseLogger } from 'fastify';
import { SlowStatements } from '#platform/db/statements/slow-statements.ts';
import { StatementDurations } from '#platform/db/statements/statement-durations.ts';
import type { WatchStatement } from '#platform/db/statements/watch-statements.ts';
import { loggableError } from '#platform/http/logging/loggable-error.ts';
import { type CompletedRequest, RequestDurations } from '#platform/http/request-durations.ts';
import { exposition } from '#platform/metrics/exposition.ts';
import { startMetricsServer } from '#platform/metrics/metrics-server.ts';
import { openTracing } from '#platform/tracing/open-tracing.ts';
import { currentTrace } from '#platform/tracing/tracing.ts';
import { listenRefusal } from '../lifecycle/check-port.ts';
import type { MonitoringSettings } from '../settings.ts';
import { JobRunCounts } from './job-run-counts.ts';
import { type Measured, serverMetrics } from './server-metrics.ts';
import { statementWatcher } from './statement-watcher.ts';

export interface Monitoring {
  readonly onCompleted: ((request: CompletedRequest) => void) | undefined;
  readonly watchStatement: WatchStatement | undefined;
  readonly jobRuns: JobRunCounts;
  /** Serves the metrics, where they are wanted. Returns the port; refuses to start where it cannot listen. */
  serve(measured: Measured): Promise<number | undefined>;
  close(): Promise<void>;
}

/** Call it before anything that is to be traced is opened. */
export async function openMonitoring(
  { metrics, traces, slowStatement }: MonitoringSettings,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<Monitoring> {
  const stopTracing = traces === undefined ? undefined : await openTracing(traces);
  const requests = new RequestDurations();
  const statements = new StatementDurations();
  const jobRuns = new JobRunCounts();
  const slow =
    slowStatement === 0
      ? undefined
      : new SlowStatements(slowStatement, (found) =>
          log.warn({ ...found, trace: currentTrace()?.traceId }, 'slow query'),
        );
  let close = async (): Promise<void> => {};
  return {
    onCompleted: metrics && ((request) => requests.observe(request)),
    watchStatement: statementWatcher({ durations: metrics && statements, slow }),
    jobRuns,
    async serve(measured) {
      if (metrics === undefined) return undefined;
      const failed = (metric: string, error: unknown): void =>
        log.warn({ metric, err: loggableError(error) }, 'a metric could not be read');
      const text = await exposition(serverMetrics(measured, { requests, statements, jobRuns }), failed);
      const server = await startMetricsServer(text, metrics, (error) => failed('all', error)).catch(
        (error: unknown) => {
          const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
          throw listenRefusal(code, metrics, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
        },
      );
      close = server.close;
      log.info({ host: metrics.host, port: server.port }, 'metrics are served');
      return server.port;
    },
    async close() {
      await close();
      await stopTracing?.();
    },
  };
}
