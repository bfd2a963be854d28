/** Sends calls to two servers in alternating blocks, so that a disturbance of the machine affects both. */
import { Agent, request } from 'node:http';
import { cpuSeconds, cpuSecondsOfFamily } from '../measure/measure-cpu.ts';
import { percentile } from '../measure/percentile.ts';
import { seededRandom } from '../seeded-random.ts';
import type { ServerProcess } from '../server-process.ts';
import type { OneWorld } from './make-worlds.ts';
import type { MeasuredCall, SentCall } from './shop-calls.ts';

export interface Side {
  readonly world: OneWorld;
  readonly server: ServerProcess;
  /** Numbers of the shops that are asked. */
  readonly shops: readonly number[];
}

export interface Figures {
  /** Milliseconds, sorted. */
  readonly times: readonly number[];
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor per call, of the server and of the database. */
  readonly serverCpu: number | undefined;
  readonly databaseCpu: number | undefined;
  /** The most frequent status, and the largest answer in bytes. */
  readonly status: number;
  readonly bytes: number;
}

const BLOCKS = 4;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface Answer {
  readonly status: number;
  readonly bytes: number;
}

function send(url: string, { method, path, headers, body }: SentCall): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(url + path, { method, agent, headers: { ...headers, ...length } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The figures of both sides, by `count` calls each. */
export async function measureCall(
  call: MeasuredCall,
  sides: readonly Side[],
  databasePid: number | undefined,
  count: number,
): Promise<Figures[]> {
  const measured = sides.map((side) => ({ side, random: seededRandom(7), seen: newSeen() }));
  const each = Math.ceil(count / BLOCKS);
  for (let block = -1; block < BLOCKS; block += 1)
    for (const { side, random, seen } of measured) {
      // The first block loads plans, code and the shops' own rows, and is not counted: a shop that nobody has visited since the
      // database was started waits for the disk, however many others there are.
      const shops = block < 0 ? side.shops : Array.from({ length: each }, () => random.pick(side.shops));
      const calls: SentCall[] = [];
      for (const shop of shops) calls.push(await call.at(side.world, shop, random));
      const before = used(side, databasePid);
      for (const sent of calls) {
        const begun = performance.now();
        const answer = await send(side.server.url, sent);
        if (block < 0) continue;
        seen.times.push(performance.now() - begun);
        seen.statuses.push(answer.status);
        seen.bytes = Math.max(seen.bytes, answer.bytes);
      }
      if (block < 0) continue;
      const after = used(side, databasePid);
      seen.server += after.server - before.server;
      seen.database += after.database - before.database;
    }
  return measured.map(({ seen }) => figuresOf(seen));
}

const newSeen = () => ({
  times: [] as number[],
  statuses: [] as number[],
  bytes: 0,
  server: 0,
  database: 0,
});

function used({ server }: Side, databasePid: number | undefined): { server: number; database: number } {
  return {
    server: cpuSeconds(server.pid) ?? Number.NaN,
    database: databasePid === undefined ? Number.NaN : (cpuSecondsOfFamily(databasePid) ?? Number.NaN),
  };
}

function figuresOf({ times, statuses, bytes, server, database }: ReturnType<typeof newSeen>): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  const counts = Map.groupBy(statuses, (status) => status);
  const [status = 0] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const perCall = (seconds: number): number | undefined =>
    Number.isNaN(seconds) ? undefined : (seconds * 1_000_000) / times.length;
  return {
    times: sorted,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    serverCpu: perCall(server),
    databaseCpu: perCall(database),
    status,
    bytes,
  };
}
