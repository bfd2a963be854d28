import { Durations } from '../../metrics/durations.ts';
import type { Metric, Sample } from '../../metrics/metric.ts';

/** Milliseconds. */
const BOUNDS = [1, 5, 10, 50, 100, 500, 1_000, 5_000];

/** More names than the code has are somebody's mistake. */
const MAX_NAMES = 1_500;
const OTHERS = 'others';

interface OfStatement {
  readonly durations: Durations;
  failed: number;
}

/** Statements by name: how long they took, with the wait for a connection, and how many failed. */
export class StatementDurations {
  readonly #byName = new Map<string, OfStatement>();

  /** Milliseconds. */
  observe(name: string, duration: number, failed: boolean): void {
    const statement = this.#byName.get(name) ?? this.#add(name);
    statement.durations.observe(duration);
    if (failed) statement.failed += 1;
  }

  get metrics(): readonly Metric[] {
    return [
      {
        name: 'db_client_operation_duration_seconds',
        help: 'Statements from when they were asked for, the wait for a connection included, to their result.',
        type: 'histogram',
        read: () => this.#samples(({ durations }, labels) => durations.samples(labels)),
      },
      {
        name: 'vitrine_db_failed_statements_total',
        help: 'Statements that failed: refused, cancelled, or without a connection.',
        type: 'counter',
        read: () => this.#samples(({ failed }, labels) => [{ labels, value: failed }]),
      },
    ];
  }

  #add(name: string): OfStatement {
    const known = this.#byName.size < MAX_NAMES ? name : OTHERS;
    const statement = this.#byName.get(known) ?? { durations: new Durations(BOUNDS), failed: 0 };
    this.#byName.set(known, statement);
    return statement;
  }

  #samples(
    read: (statement: OfStatement, labels: { db_query_summary: string }) => readonly Sample[],
  ): Sample[] {
    return [...this.#byName].flatMap(([name, statement]) => read(statement, { db_query_summary: name }));
  }
}
