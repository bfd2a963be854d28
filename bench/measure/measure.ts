/** Measures one work on one server: warm-up, runs, and their CPU time. */
import { defined } from '#kernel/defined.ts';
import type { ServerProcess } from '../server-process.ts';
import { type Bearing, drive, type Load } from './load.ts';
import { cpuSeconds, cpuSecondsOfFamily } from './measure-cpu.ts';
import { median } from './percentile.ts';

export interface Pace {
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** The median run counts. */
  readonly runs: number;
}

export interface Measured extends Bearing {
  /** CPU microseconds per response, of the server and of the database; absent where unknown. */
  readonly serverCpu?: number;
  readonly databaseCpu?: number;
}

export async function measure(
  server: ServerProcess,
  load: Load,
  pace: Pace,
  databasePid: number | undefined,
): Promise<Measured> {
  const warmUp = await drive(server.url, load, pace.warmUpSeconds);
  const runs: Measured[] = [];
  for (let run = 0; run < pace.runs; run += 1) {
    const before = usedBy(server.pid, databasePid);
    const bearing = await drive(server.url, load, pace.seconds);
    const after = usedBy(server.pid, databasePid);
    runs.push({
      ...bearing,
      ...perAnswer('serverCpu', before.server, after.server, bearing.answers),
      ...perAnswer('databaseCpu', before.database, after.database, bearing.answers),
    });
  }
  const middle = median(runs.map((run) => run.perSecond));
  const chosen = runs.find((run) => run.perSecond === middle);
  if (chosen === undefined) throw new Error('nothing was measured');
  // Errors of any run count, because a fast wrong response is worthless.
  const errors = [warmUp, ...runs].reduce((sum, run) => sum + run.errors, 0);
  const failed = [warmUp, ...runs].find((run) => run.errors > 0);
  return { ...chosen, errors, statuses: (failed ?? chosen).statuses };
}

const usedBy = (serverPid: number, databasePid: number | undefined) => ({
  server: cpuSeconds(serverPid),
  database: databasePid === undefined ? undefined : cpuSecondsOfFamily(databasePid),
});

function perAnswer<Name extends string>(
  name: Name,
  before: number | undefined,
  after: number | undefined,
  answers: number,
): { [K in Name]?: number } {
  if (before === undefined || after === undefined || answers === 0) return {};
  return { [name]: ((after - before) * 1_000_000) / answers } as { [K in Name]: number };
}

/**
 * Converts figures per call to figures per answer, where an answer takes several calls. Response times stay those of
 * a call.
 */
export const inAnswers = (measured: Measured, calls = 1): Measured => ({
  ...measured,
  perSecond: measured.perSecond / calls,
  ...defined({
    serverCpu: measured.serverCpu === undefined ? undefined : measured.serverCpu * calls,
    databaseCpu: measured.databaseCpu === undefined ? undefined : measured.databaseCpu * calls,
  }),
});
