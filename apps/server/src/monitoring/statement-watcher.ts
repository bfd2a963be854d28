import type { SlowStatements } from '#platform/db/statements/slow-statements.ts';
import type { StatementDurations } from '#platform/db/statements/statement-durations.ts';
import { statementName, type WatchStatement } from '#platform/db/statements/watch-statements.ts';
import { activeTracer } from '#platform/tracing/tracing.ts';

interface Watchers {
  readonly durations: StatementDurations | undefined;
  readonly slow: SlowStatements | undefined;
}

/** Measures, traces and reports statements; undefined where nobody wants any of it. Open the tracing before. */
export function statementWatcher({ durations, slow }: Watchers): WatchStatement | undefined {
  const tracer = activeTracer();
  if (durations === undefined && slow === undefined && tracer === undefined) return undefined;
  return (statement) => {
    const begun = performance.now();
    // Only within something: what keeps connections alive is no trace of its own.
    const span =
      tracer?.current() === undefined
        ? undefined
        : tracer.begin(statementName(statement), {
            kind: 'client',
            attributes: { 'db.system.name': 'postgresql', 'db.query.summary': statementName(statement) },
          });
    return (failed) => {
      const now = performance.now();
      const duration = now - begun;
      span?.end(failed ? 'failed' : undefined);
      const isSlow = slow?.isSlow(duration) === true;
      if (durations === undefined && !isSlow) return;
      const name = statementName(statement);
      durations?.observe(name, duration, failed);
      if (isSlow) slow?.note(name, duration, failed, now);
    };
  };
}
