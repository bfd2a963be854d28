/** The faults of database, network and processes, in order. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultMode, FaultProxy } from '#platform/testing/fault-proxy.ts';
import { queryOnce } from '../bench-database.ts';
import type { ServerProcess } from '../server-process.ts';
import type { Cluster } from './cluster.ts';
import type { Volume } from './volume.ts';

export interface Fault {
  readonly name: string;
  /** Causes the fault; resolves when the fault is over. */
  readonly act: () => Promise<void>;
}

export interface Ground {
  /** Proxy between the processes and the database. */
  readonly network: FaultProxy;
  readonly cluster: Cluster;
  /** The database's disk, where one could be mounted. */
  readonly volume: Volume | undefined;
  readonly servers: ServerProcess[];
  readonly startAgain: (port: number) => Promise<ServerProcess>;
}

/** Duration of a fault. Milliseconds. */
const FAULT = 10_000;
const SLOW = 200;

export function faultsOf({ network, cluster, volume, servers, startAgain }: Ground): Fault[] {
  const network10s = (name: string, mode: FaultMode): Fault => ({
    name,
    act: async () => {
      await network.set(mode);
      await sleep(FAULT);
      await network.set('pass');
    },
  });
  return [
    network10s('banco emudece', 'stall'),
    network10s('respostas do banco não chegam', 'stall-answers'),
    network10s('banco some sem fechar', 'vanish'),
    network10s('conexões são cortadas', 'reset'),
    network10s('banco recusa conexões', 'refuse'),
    {
      name: `rede lenta, +${SLOW} ms`,
      act: async () => {
        network.delay(SLOW);
        await sleep(FAULT);
        network.delay(0);
      },
    },
    { name: 'PostgreSQL reiniciado', act: () => cluster.restart() },
    { name: 'PostgreSQL morto', act: async () => cluster.kill() },
    {
      name: 'banco só para leitura',
      act: async () => {
        await setReadOnly(cluster.url, true);
        await sleep(FAULT);
        await setReadOnly(cluster.url, false);
      },
    },
    ...(volume === undefined ? [] : [fullDisk(volume)]),
    {
      name: 'reserva assume o banco',
      act: async () => {
        await cluster.addStandby();
        await cluster.failOver();
      },
    },
    {
      name: 'um processo morto e iniciado de novo',
      act: async () => {
        const [first] = servers;
        if (first === undefined) return;
        await first.kill();
        servers[0] = await startAgain(Number(new URL(first.url).port));
      },
    },
  ];
}

const fullDisk = (volume: Volume): Fault => ({
  name: 'disco do banco cheio',
  act: async () => {
    volume.fill();
    await sleep(FAULT);
    volume.free();
  },
});

async function setReadOnly(url: string, readOnly: boolean): Promise<void> {
  await queryOnce(url, `alter system set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`);
  await queryOnce(url, 'select pg_reload_conf()');
}
