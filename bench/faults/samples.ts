/** Memory and handles of each process over time, and how they grow. */
import { slopeOf } from '../measure/slope.ts';
import { formatNumber, formatTable } from '../measure/table.ts';
import type { ServerProcess } from '../server-process.ts';
import { type Resources, resourcesOf } from './resources.ts';

/** Milliseconds. */
const EVERY = 10_000;
/** A process grows at first: its caches fill, and its code is compiled. Milliseconds. */
const WARM_UP = 10 * 60_000;
/** Fewer samples say nothing. */
const ENOUGH = 60;
const HOUR = 3_600_000;
/** Growth in an hour that is taken for a leak: 5 % of the memory (reliability G07), ten handles. */
const MORE_MEMORY = 0.05;
const MORE_HANDLES = 10;

interface Sample extends Resources {
  /** Since the process was first sampled. Milliseconds. */
  readonly at: number;
}

interface Growth {
  readonly samples: number;
  readonly mebibytes: number;
  readonly mebibytesAnHour: number;
  readonly handles: number;
  readonly handlesAnHour: number;
}

export class Samples {
  readonly #timer: NodeJS.Timeout;
  readonly #of = new Map<number, { begun: number; samples: Sample[] }>();

  constructor(servers: readonly ServerProcess[]) {
    this.#timer = setInterval(() => {
      for (const server of servers) this.#take(server);
    }, EVERY);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  report(): string {
    const rows = [...this.#growths()].map(([pid, growth]) => [
      String(pid),
      formatNumber(growth.samples),
      formatNumber(growth.mebibytes),
      formatNumber(growth.mebibytesAnHour, 1),
      formatNumber(growth.handles),
      formatNumber(growth.handlesAnHour, 1),
    ]);
    const head = ['processo', 'amostras', 'MB', 'MB por hora', 'arquivos e conexões', 'por hora'];
    return rows.length === 0 ? '' : formatTable({ head, rows, words: 1 });
  }

  complaints(): string[] {
    return [...this.#growths()].flatMap(([pid, { mebibytes, mebibytesAnHour, handlesAnHour }]) => [
      ...(mebibytesAnHour > MORE_MEMORY * mebibytes ? [`processo ${pid}: memória cresce com o tempo`] : []),
      ...(handlesAnHour > MORE_HANDLES ? [`processo ${pid}: arquivos ou conexões crescem com o tempo`] : []),
    ]);
  }

  #take(server: ServerProcess): void {
    const process = this.#of.get(server.pid) ?? { begun: performance.now(), samples: [] };
    this.#of.set(server.pid, process);
    try {
      const resources = resourcesOf(server);
      if (resources.mebibytes > 0)
        process.samples.push({ at: performance.now() - process.begun, ...resources });
    } catch {
      // It has just ended.
    }
  }

  *#growths(): Iterable<[pid: number, growth: Growth]> {
    for (const [pid, { samples }] of this.#of) {
      const warm = samples.filter(({ at }) => at > WARM_UP);
      if (warm.length < ENOUGH) continue;
      const mean = (of: (sample: Sample) => number) =>
        warm.reduce((sum, sample) => sum + of(sample), 0) / warm.length;
      const anHour = (of: (sample: Sample) => number) =>
        HOUR * slopeOf(warm.map((sample) => [sample.at, of(sample)]));
      yield [
        pid,
        {
          samples: warm.length,
          mebibytes: mean(({ mebibytes }) => mebibytes),
          mebibytesAnHour: anHour(({ mebibytes }) => mebibytes),
          handles: mean(({ handles }) => handles),
          handlesAnHour: anHour(({ handles }) => handles),
        },
      ];
    }
  }
}
